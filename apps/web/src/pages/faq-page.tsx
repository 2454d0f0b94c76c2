import { Page, PageHeading } from '#components/page.tsx'
import { Pricing } from '#features/faq/pricing.tsx'
import { Policies } from '#features/faq/policies.tsx'
import { QuestionsList } from '#features/faq/questions-list.tsx'
import { paths } from '#paths.ts'
import { sitePages } from '#site-pages.ts'

export default function FaqPage() {
  return (
    <Page {...sitePages.faq}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-16">
        <div>
          <PageHeading>Questions, answered</PageHeading>
          <p className="mt-4 measure text-ink-soft">
            Five short answers, then the{' '}
            <a href={`${paths.faq}#pricing`} className="link">
              plans
            </a>
            ; below them{' '}
            <a href={`${paths.faq}#privacy`} className="link">
              privacy
            </a>
            ,{' '}
            <a href={`${paths.faq}#terms`} className="link">
              terms
            </a>
            ,{' '}
            <a href={`${paths.faq}#accessibility`} className="link">
              accessibility
            </a>{' '}
            and the{' '}
            <a href={`${paths.faq}#public-api`} className="link">
              public API
            </a>
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
