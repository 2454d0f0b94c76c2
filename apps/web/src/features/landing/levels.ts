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
    courses: 7,
    subjects: 'HTML, CSS layout, JavaScript, Git, the command line, networks, Python',
    hue: 'text-string',
  },
  {
    badge: 'Intermediate',
    courses: 8,
    subjects: 'Accessibility, TypeScript, React, Node, SQL, recursion, tests, Docker',
    hue: 'text-function',
  },
  {
    badge: 'Advanced',
    courses: 5,
    subjects: 'TCP/IP, security, pipelines, performance, API design',
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
