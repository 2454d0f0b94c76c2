import { Button } from '#components/button.tsx'
import { PlanTable } from './plan-table.tsx'

/** The pricing section. Its two buttons have no function (specification, point 2), and so announce no state. */
export function Pricing() {
  return (
    <section id="pricing" tabIndex={-1} aria-labelledby="pricing-title" className="break-inside-avoid">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <h2 id="pricing-title" className="text-step-3">
            Pricing
          </h2>
          <p className="mt-3 measure text-ink-soft">
            Premium Access is a paid plan, priced in euros per month. The three plans differ only in how many courses
            they open. On a course page, the Premium Access button opens the checkout for that one course instead; its
            fees are in dollars and would be paid once.
          </p>
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Billing</legend>
          <Button>Monthly</Button>
          <Button>Annually</Button>
        </fieldset>
      </div>
      <PlanTable />
      <p className="mt-5 measure annotation">
        Plans can&apos;t be bought: this is a demonstration. Both buttons show the monthly price.
      </p>
    </section>
  )
}
