import { useRef, useState } from 'react'
import { describeRule } from './describe-rule.ts'
import { FlexFigure } from './flex-figure.tsx'
import type { FlexRule } from './flex-layout.ts'
import { FlexRuleForm } from './flex-rule-form.tsx'
import { RegistrationMarks } from './registration-marks.tsx'
import { usePlayOnce } from './use-play-once.ts'

const firstRule: FlexRule = { 'justify-content': 'start', 'align-items': 'center', gap: '12px' }

/** What the exercise then shows by itself, ending where the shares are the easiest to compare. */
const scenes = (['center', 'space-between', 'space-evenly'] as const).map((value) => ({
  ...firstRule,
  'justify-content': value,
}))

/** An exercise: choose the values of a CSS rule, and see where flexbox puts the free space. */
export function FlexExercise() {
  const figure = useRef<HTMLElement>(null)
  const [rule, setRule] = useState(firstRule)
  const [isTouched, setIsTouched] = useState(false)
  usePlayOnce(figure, scenes, setRule, isTouched)
  return (
    <figure ref={figure} className="relative min-w-0 border border-line-strong bg-surface sm:min-h-136">
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-2 annotation sm:px-6">
        <span>fig. 1 · Where the free space goes</span>
        <span className="text-accent print:hidden">choose a value below</span>
      </figcaption>
      <div className="px-4 pt-4 sm:px-6">
        <FlexFigure rule={rule} />
        {/* Silent while the exercise plays by itself. */}
        <p
          aria-live={isTouched ? 'polite' : 'off'}
          className="mt-2 mb-3 min-h-[6.2em] text-small sm:min-h-[3.1em] lg:min-h-[4.65em] xl:min-h-[3.1em]"
        >
          {describeRule(rule)}
        </p>
      </div>
      <FlexRuleForm rule={rule} onTouch={() => setIsTouched(true)} onChange={setRule} />
      <RegistrationMarks />
    </figure>
  )
}
