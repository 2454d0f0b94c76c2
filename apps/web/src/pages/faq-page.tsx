import { HashLink } from '#components/hash-link.tsx'
import { Page, PageHeading } from '#components/page.tsx'
import { Pricing } from '#features/faq/pricing.tsx'
import { Policies } from '#features/faq/policies.tsx'
import { QuestionsList } from '#features/faq/questions-list.tsx'
import { sitePages } from '#site-pages.ts'

export default function FaqPage() {
  return (
    <Page {...sitePages.faq}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <div>
          <PageHeading>Questions, answered</PageHeading>
          <p className="mt-4 measure text-ink-soft">
            Five short answers, then the{' '}
            <HashLink id="pricing" className="link">
              plans
            </HashLink>
            ; below them{' '}
            <HashLink id="privacy" className="link">
              privacy
            </HashLink>
            ,{' '}
            <HashLink id="terms" className="link">
              terms
            </HashLink>
            ,{' '}
            <HashLink id="accessibility" className="link">
              accessibility
            </HashLink>{' '}
            and the{' '}
            <HashLink id="public-api" className="link">
              public API
            </HashLink>
            . Each question has its own address to share.
          </p>
        </div>
        <QuestionsList />
      </div>
      <div className="mt-20 lg:mt-28">
        <Pricing />
      </div>
      <Policies />
    </Page>
  )
}
