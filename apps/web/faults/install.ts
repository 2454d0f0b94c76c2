import { chosenFault, services, withFaults } from './faults.ts'

window.fetch = withFaults(window.fetch)

// Whoever forgets a fault would look for it in the site.
const chosen = services.flatMap((service) => {
  const fault = chosenFault(service)
  return fault ? [`${service.name}: ${fault.name}`] : []
})
if (chosen.length > 0) {
  const reminder = Object.assign(document.createElement('a'), { href: '/faults', textContent: chosen.join('; ') })
  reminder.style.cssText = 'position: fixed; inset: auto auto 0 0; padding: 0 0.5rem; background: gold; color: black'
  document.body.append(reminder)
}
