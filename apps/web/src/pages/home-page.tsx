import { Page } from '#components/page.tsx'
import { Benefits } from '#features/landing/benefits.tsx'
import { ContactForm } from '#features/landing/contact-form.tsx'
import { Hero } from '#features/landing/hero.tsx'
import { LevelAxis } from '#features/landing/level-axis.tsx'

export function HomePage() {
  return (
    <Page
      title="Understand the code you write"
      description="24 courses in web development and IT, from the first HTML tag to a cluster in production. Each shows how the thing works."
    >
      <Hero />
      <LevelAxis />
      <Benefits />
      <ContactForm />
    </Page>
  )
}
