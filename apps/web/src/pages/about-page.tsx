import { Page, PageHeading } from '#components/page.tsx'
import { Diagram } from '#features/blog/diagram.tsx'
import { siteDrawing } from '#features/blog/site-drawing.tsx'
import { paths } from '#paths.ts'
import { sitePages } from '#site-pages.ts'

const howItIsBuilt = [
  { term: 'Pages', text: 'React 19 and React Router, built by Vite, styled with Tailwind CSS from one file of tokens' },
  { term: 'Courses', text: 'A Fastify 5 server on Node serves the list and each course from memory' },
  {
    term: 'One shape',
    text: 'A single schema describes a course; the server checks what it sends, the page what it gets',
  },
  {
    term: 'Accounts',
    text: 'Firebase Authentication: email and password, Google, GitHub; a local emulator in development',
  },
  { term: 'PDF', text: 'Made in your browser by jsPDF and html2canvas, with real text that can be searched' },
  { term: 'Pictures', text: 'Drawn as vectors for this site, one for each course' },
  { term: 'Language', text: 'TypeScript throughout, in one repository run by pnpm and Turborepo' },
] as const

const samples = [
  {
    term: 'Courses',
    text: 'Samples. Titles and descriptions are realistic; all other facts are made up',
  },
  { term: 'Lessons', text: 'None. Enrolling only shows a confirmation; nothing is booked or sent' },
  { term: 'Payments', text: 'None. Plans are described but not sold' },
  { term: 'Messages', text: 'None. The contact form sends nothing' },
] as const

export default function AboutPage() {
  return (
    <Page {...sitePages.about}>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-16">
        <div>
          <PageHeading>About Syntax Lab</PageHeading>
          <div className="mt-6 grid measure gap-5">
            <p className="text-step-1 text-ink-soft">
              An online learning site for IT and web-development students: a catalogue of courses, and everything that a
              student does before the first lesson.
            </p>
            <p>
              You can look for a course, read what it teaches, save its details as a PDF, create an account, verify your
              email address and enrol. Those steps are the whole product.
            </p>
            <p>
              The{' '}
              <a href={paths.blog} className="link">
                blog
              </a>{' '}
              explains some of what the site is made of, the{' '}
              <a href={paths.faq} className="link">
                FAQ
              </a>{' '}
              answers the usual questions, and the{' '}
              <a href={paths.courses} className="link">
                catalogue
              </a>{' '}
              is the place to start.
            </p>
          </div>
          <div className="mt-10 sheet px-5 sm:px-7">
            <Diagram
              drawing={siteDrawing}
              title="What talks to what"
              alternative={
                'The app runs in your browser. It asks three places: the hosting for pages and scripts, the course ' +
                "server for courses and pictures, and Firebase for accounts. They don't depend on one another."
              }
            />
          </div>
        </div>
        <div className="grid content-start gap-10">
          <SpecSheet title="How it is built" rows={howItIsBuilt} />
          <SpecSheet title="What is only a sample" rows={samples} />
        </div>
      </div>
    </Page>
  )
}

type Rows = readonly { term: string; text: string }[]

function SpecSheet({ title, rows }: { title: string; rows: Rows }) {
  return (
    <section className="sheet px-5 pt-5 pb-2 sm:px-7 sm:pt-6">
      <h2 className="text-step-2">{title}</h2>
      <dl className="mt-4">
        {rows.map(({ term, text }) => (
          <div key={term} className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[7rem_1fr]">
            <dt className="pt-0.5 annotation">{term}</dt>
            <dd className="text-small">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
