import './plan-table.css'
import type { ReactNode } from 'react'
import { plans, sameForAll } from './plans.ts'

const labels = ['Plan', 'Price', 'Premium Access', 'Good for', ...sameForAll.map(({ label }) => label)]

/**
 * A table with one row for each plan. Styles turn it: the plans stand side by side where there is room
 * (each row becomes a column) and below one another, each with its labels, on phones.
 */
export function PlanTable() {
  return (
    <table className="plans mt-8">
      <caption className="sr-only">The three plans compared</caption>
      <thead>
        <tr>
          {labels.map((label) => (
            <th key={label} scope="col" className="annotation">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map(({ name, price, courses, suits }) => (
          <tr key={name}>
            <th scope="row" className="font-display text-step-1 wrap-anywhere">
              {name}
            </th>
            <td className="plan-price">
              <span className="font-display text-step-4 tabular-nums">€{price}</span>{' '}
              <span className="text-ink-soft">per month</span>
            </td>
            <Cell label="Premium Access">
              <strong className="font-semibold">{courses}</strong>
            </Cell>
            <Cell label="Good for">{suits}</Cell>
            {sameForAll.map(({ label, value }) => (
              <Cell key={label} label={label}>
                {value}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td>
      <span aria-hidden="true" className="plan-label annotation">
        {label}
      </span>
      <span>{children}</span>
    </td>
  )
}
