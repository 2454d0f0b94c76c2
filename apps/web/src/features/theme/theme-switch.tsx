import { BareButton } from '#components/button.tsx'
import { useTheme } from '#lib/theme.ts'
import { LineDrawing } from '#components/line-drawing.tsx'

export function ThemeSwitch() {
  const { isLight, toggle } = useTheme()
  return (
    <BareButton
      role="switch"
      aria-checked={!isLight}
      onClick={toggle}
      className="grid size-11 place-items-center rounded-small text-ink-soft hover:text-accent"
    >
      <span className="sr-only">Dark theme</span>
      <LineDrawing viewBox="0 0 24 24" className="size-6" strokeWidth="1.8" strokeLinecap="round">
        <circle cx="12" cy="12" r="8.5" />
        <path
          d="M12 3.5a8.5 8.5 0 0 1 0 17z"
          fill="currentColor"
          className={`origin-center transition-transform duration-200 ${isLight ? '' : 'rotate-180'}`}
        />
      </LineDrawing>
    </BareButton>
  )
}
