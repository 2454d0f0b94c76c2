import { type FlexRule, flexProperties } from './flex-layout.ts'

type FlexRuleFormProps = {
  rule: FlexRule
  /** A control has the focus, or has been pressed: not every browser focuses a radio button that is clicked. */
  onTouch: () => void
  onChange: (rule: FlexRule) => void
}

const properties = ['justify-content', 'align-items', 'gap'] as const

/** The CSS rule itself is the set of controls: one radio group for each property. */
export function FlexRuleForm({ rule, onTouch, onChange }: FlexRuleFormProps) {
  return (
    <div className="@container border-t border-line px-4 py-3 font-mono text-note sm:px-6">
      <p aria-hidden="true">
        <span className="text-keyword">.container</span> {'{'} <span className="text-function">display</span>:{' '}
        <span className="text-string">flex</span>;
      </p>
      {properties.map((name) => (
        <Declaration
          key={name}
          name={name}
          values={flexProperties[name]}
          value={rule[name]}
          onTouch={onTouch}
          onChoose={(value) => onChange({ ...rule, [name]: value })}
        />
      ))}
      <p aria-hidden="true">{'}'}</p>
    </div>
  )
}

type DeclarationProps = {
  name: string
  values: readonly string[]
  value: string
  onTouch: () => void
  onChoose: (value: string) => void
}

function Declaration({ name, values, value, onTouch, onChoose }: DeclarationProps) {
  return (
    <fieldset className="mt-1 pl-4">
      <legend className="float-left pt-2 text-function @min-[26rem]:w-35">
        {name}
        <span aria-hidden="true" className="text-ink">
          :
        </span>
      </legend>
      <div
        className={`clear-left flex flex-wrap gap-1 @min-[26rem]:clear-none ${
          values.length > 4 ? '@min-[33rem]:grid @min-[33rem]:grid-cols-[repeat(3,max-content)]' : ''
        }`}
      >
        {values.map((each) => (
          <label
            key={each}
            className="relative inline-flex min-h-target min-w-8 cursor-pointer items-center justify-center
              justify-self-start rounded-small border border-transparent px-2 text-ink-soft underline
              decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink has-checked:border-accent
              has-checked:bg-accent-wash has-checked:text-string has-checked:no-underline has-focus-visible:outline-3
              has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onFocus={onTouch}
              onClick={onTouch}
              onChange={() => onChoose(each)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {each}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
