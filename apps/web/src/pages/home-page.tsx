import { Page } from '#components/page.tsx'
import { Benefits } from '#features/landing/benefits.tsx'
import { ContactForm } from '#features/landing/contact-form.tsx'
import { Hero } from '#features/landing/hero.tsx'
import { LevelAxis } from '#features/landing/level-axis.tsx'
import { sitePages } from '#site-pages.ts'

export default function HomePage() {
  return (
    <Page {...sitePages.home}>
      <Hero />
      <LevelAxis />
      <Benefits />
      <ContactForm />
    </Page>
  )
}
