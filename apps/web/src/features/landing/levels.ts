type Level = {
  badge: string
  subjects: string
  /** The badge's own colour in the catalogue. */
  hue: string
}

/** The catalogue from its first to its last badge. Shared with features/courses, it would pass the budget of `/`. */
export const levels: readonly Level[] = [
  {
    badge: 'Beginner',
    subjects: 'HTML, CSS, interface design, JavaScript, Git, Linux, Windows, networks, Python',
    hue: 'text-string',
  },
  {
    badge: 'Intermediate',
    subjects: 'Accessibility, TypeScript, AI, React, mobile apps, Node, SQL, pandas, algorithms, testing, Docker',
    hue: 'text-function',
  },
  {
    badge: 'Advanced',
    subjects: 'TCP/IP, security, CI/CD, performance, API design, Go, full-stack React, language models',
    hue: 'text-number',
  },
  {
    badge: 'Professional',
    subjects: 'PostgreSQL tuning, cloud, Kubernetes, observability',
    hue: 'text-keyword',
  },
]
