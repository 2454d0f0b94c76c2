import type { ReactNode } from 'react'
import { env } from '#lib/env.ts'
import { lateEnv } from '#lib/late-env.ts'
import { hosts, storedItems } from './privacy-facts.ts'

/** What the footer's Privacy, Terms of Service, Public API and Documentation lead to, below the plans. */
export function Policies() {
  return (
    <div className="mt-20 lg:mt-28">
      <Policy id="privacy" title="Privacy">
        <p>
          <Owner /> Nothing about you is sold or used for advertising, there are no analytics, and the site sets no
          cookies. Pages and courses need no account.
        </p>
        <p>
          An account is kept by Firebase Authentication, a service of Google: your email address, a hash of your
          password, your name, the address of your photo, your account number at Google or GitHub if you use one, and
          when you registered and last logged in. You can change your name and photo on your profile. The account stays
          until the owner deletes it: there is no button for that here
          {lateEnv.owner ? ', so ask the owner' : ''}. As with every website, the servers below see your IP address, and
          their logs keep it for a while. For its own servers,{' '}
          <a href="https://firebase.google.com/support/privacy" className="link">
            Google says how long
          </a>
          .
        </p>
        <FactTable
          caption="Servers that your browser contacts"
          head={['Server', 'When', 'What it learns']}
          rows={hosts.map(({ host, when, sees }) => [host, when, sees])}
        />
        <p>
          The Google or GitHub window is subject to that company's own terms. A profile photo is loaded from the address
          that you gave, or that Google or GitHub gave when you logged in with them, so the server there sees your
          visits too.
        </p>
        <FactTable
          caption="What your browser keeps"
          head={['Key', 'What it is', 'Until']}
          rows={storedItems.map(({ key, what, until }) => [key, what, until])}
        />
        <p>
          Of these, your login, what you register with and the days of use are sent, to Firebase alone; the courses that
          you compare are part of the page's address. Clearing the site's data in your browser removes everything in
          this table, but not your account.
        </p>
      </Policy>
      <Policy id="terms" title="Terms of service">
        <p>
          Syntax Lab is a demonstration. The courses are samples: their descriptions are realistic, all other facts are
          made up. There are no lessons, nothing is charged, and neither Enrol Now nor a plan creates a contract. The
          site is provided as is, with no promise that it will stay available. Use only your own account. Texts and
          pictures: all rights reserved by the Professor, except that you may show the courses that the public API gives
          you, with their pictures. The code samples of the blog are yours to use.
        </p>
      </Policy>
      <Policy id="accessibility" title="Accessibility">
        <p>
          The site is built to meet WCAG 2.2 at level AA. Each release is tested with axe on every page in both themes,
          with the keyboard alone, at 320 px and at 400% zoom, with wider text spacing, forced colours and reduced
          motion. What falls short: the PDF of a course has no tags for screen readers; the course's page has the same
          content.
          {lateEnv.owner ? (
            <>
              {' '}
              If something does not work for you, write to <EmailLink address={lateEnv.owner.email} />.
            </>
          ) : null}
        </p>
      </Policy>
      <Policy id="public-api" title="Public API and documentation">
        <p>
          The catalogue can be read by anyone, without a key: <code>GET /courses</code> returns the list,{' '}
          <code>GET /courses/&#123;id&#125;</code> one course, both as JSON. The{' '}
          {/* With a target it stays the browser's: an API on the site's own origin is no page of the router's. */}
          <a href={`${env.courseApiUrl}/openapi.json`} target="_self" className="link">
            OpenAPI description
          </a>{' '}
          documents every field and error. A program that asks too often is told to wait.
        </p>
      </Policy>
    </div>
  )
}

function Policy({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-x-16 gap-y-4 border-t border-line py-8 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="text-step-2">
        {title}
      </h2>
      <div className="grid measure grid-cols-1 gap-4 text-ink-soft">{children}</div>
    </section>
  )
}

/** Three columns; on phones each row stands as a block. */
function FactTable({ caption, head, rows }: { caption: string; head: readonly string[]; rows: readonly string[][] }) {
  return (
    <table className="block text-left text-small md:table">
      <caption className="block pb-2 text-left font-semibold text-ink md:table-caption">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {head.map((label) => (
            <th key={label} scope="col" className="py-2 pr-4 annotation">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(([key, ...cells]) => (
          <tr key={key} className="block border-t border-line py-2 md:table-row md:py-0">
            <th scope="row" className="block font-normal md:table-cell md:w-[42%] md:py-2 md:pr-4">
              <code className="text-note wrap-anywhere text-ink">{key}</code>
            </th>
            {cells.map((cell, index) => (
              <td key={cell} className="block md:table-cell md:py-2 md:pr-4">
                <span aria-hidden="true" className="annotation md:hidden">{`${head[index + 1]}: `}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Owner() {
  const { owner } = lateEnv
  if (!owner)
    return 'This copy of the site does not name its owner: treat it as a trial, and leave no personal data here.'
  return (
    <>
      This site is run by {owner.name}, <EmailLink address={owner.email} />; write there to have what is kept about you
      shown, corrected or deleted.
    </>
  )
}

function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="link">
      {address}
    </a>
  )
}
