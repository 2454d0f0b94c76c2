import { createRoot } from 'react-dom/client'
import '../src/styles/site.css'
import { chosenFault, type Service, services, storageKey } from './faults.ts'

const addresses = ['/', '/courses', '/courses/html-foundations', '/login', '/register', '/profile']

function Choice({ service, fault }: { service: Service; fault?: Service['faults'][number] }) {
  const choose = () => {
    if (fault) sessionStorage.setItem(storageKey(service), fault.name)
    else sessionStorage.removeItem(storageKey(service))
  }
  const isChosen = chosenFault(service) === fault
  return (
    <label>
      <input type="radio" name={service.name} defaultChecked={isChosen} onChange={choose} />
      <b>{fault?.name ?? 'works'}</b>
      <span>{fault?.shows}</span>
    </label>
  )
}

function FaultsPage() {
  return (
    <>
      <h1>Faults</h1>
      <p>
        For QA, in development only. A choice counts for this tab, from the next request on until the tab is closed.
        What a page has loaded already it keeps: open it afresh, or reload it. Pictures and being offline are not in it;
        the browser&rsquo;s network tools do those.
      </p>
      <p>
        {addresses.map((address) => (
          <a key={address} href={address}>
            {address}
          </a>
        ))}
      </p>
      {services.map((service) => (
        <fieldset key={service.name}>
          <legend>{service.name}</legend>
          <Choice service={service} />
          {service.faults.map((fault) => (
            <Choice key={fault.name} service={service} fault={fault} />
          ))}
        </fieldset>
      ))}
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<FaultsPage />)
