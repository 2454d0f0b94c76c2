type Level = {
  badge: string
  courses: number
  subjects: string
  /** The badge's own colour in the catalogue. */
  hue: string
}

/** The catalogue from its first to its last badge; a test holds the counts against the course API's data. */
export const levels: readonly Level[] = [
  {
    badge: 'Beginner',
    courses: 9,
    subjects: 'HTML, CSS, interface design, JavaScript, Git, Linux, Windows, networks, Python',
    hue: 'text-string',
  },
  {
    badge: 'Intermediate',
    courses: 11,
    subjects: 'Accessibility, TypeScript, AI, React, mobile apps, Node, SQL, pandas, algorithms, tests, Docker',
    hue: 'text-function',
  },
  {
    badge: 'Advanced',
    courses: 8,
    subjects: 'TCP/IP, security, pipelines, performance, API design, Go, full-stack React, language models',
    hue: 'text-number',
  },
  {
    badge: 'Professional',
    courses: 4,
    subjects: 'PostgreSQL tuning, cloud, Kubernetes, observability',
    hue: 'text-keyword',
  },
]

/** How many courses there are. */
export const courseCount = levels.reduce((sum, level) => sum + level.courses, 0)
