import type { Course } from '@syntax-lab/shared/course'
import { courseFacts, paragraphsOf, visible } from './course-facts.ts'
import { style } from './sheet-style.ts'

type CourseSheetProps = {
  course: Course
  /** The day for which the facts hold. */
  date: Date
  onCover: (canvas: HTMLCanvasElement) => void
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/**
 * The course as one long sheet of paper, laid out by the browser and read by `measureSheet`:
 * `data-keep` is never cut, `data-block` is a run of lines, `data-outline` an entry of the outline,
 * `data-plate` the one part that becomes a picture.
 */
export function CourseSheet({ course, date, onCover }: CourseSheetProps) {
  const paragraphs = paragraphsOf(course.description)
  const paint = (canvas: HTMLCanvasElement | null) => {
    if (canvas) onCover(canvas)
  }
  return (
    <div style={style.root}>
      <div data-keep style={style.masthead}>
        <div style={style.brand}>Syntax Lab</div>
        <div style={style.annotation}>{`Course sheet · ${longDate.format(date)}`}</div>
      </div>
      <div data-block data-outline dir="auto" style={style.title}>
        {visible(course.title)}
      </div>
      <div data-keep style={style.facts}>
        <div>
          <div data-plate style={style.plate}>
            <canvas ref={paint} style={style.picture} />
          </div>
          <div style={style.caption}>{course.id}</div>
        </div>
        <FactTable course={course} />
      </div>
      {paragraphs.length > 0 && <Description paragraphs={paragraphs} />}
    </div>
  )
}

function FactTable({ course }: { course: Course }) {
  const full = Math.round(course.ratings)
  return (
    <div style={style.table}>
      {courseFacts(course).map(({ label, value }) => (
        <div key={label} style={style.row}>
          <div style={style.annotation}>{label}</div>
          <div dir="auto" style={style.value}>
            {label === 'Rating' && <span style={style.stars}>{'★'.repeat(full) + '☆'.repeat(5 - full)} </span>}
            {visible(value)}
          </div>
        </div>
      ))}
    </div>
  )
}

function Description({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div style={style.section}>
      <div data-outline style={style.sectionHead}>
        Description
      </div>
      <div style={style.prose}>
        {paragraphs.map((text, index) => (
          <div
            key={keyOf(text, index)}
            data-block
            dir="auto"
            style={index === 0 ? style.paragraph : style.laterParagraph}
          >
            {text}
          </div>
        ))}
      </div>
    </div>
  )
}

// Two paragraphs may be alike, and the sheet is rendered once only.
const keyOf = (text: string, index: number) => `${index} ${text}`
