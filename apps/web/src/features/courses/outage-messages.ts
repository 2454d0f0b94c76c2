import type { Outage } from '#lib/course-api-error.ts'

/**
 * What the visitor reads, by the kind of outage: what happened, and what to do next.
 * The banner (components/offline-banner.tsx) already says that there is no connection.
 */
export const outageMessages: Record<Outage, { heading: string; text: string }> = {
  offline: {
    heading: 'This page needs a connection',
    text: "It will load when you're back online.",
  },
  unreachable: {
    heading: 'The course server cannot be reached',
    text: "Your connection seems fine, but the course server isn't answering. We'll keep trying.",
  },
  'too-slow': {
    heading: 'The course server is taking too long',
    text: "It hasn't answered within eight seconds. We'll keep trying.",
  },
  'too-many': {
    heading: 'Too many requests at once',
    text: "The course server asked us to slow down. We'll try again in a moment.",
  },
  broken: {
    heading: 'The course server reported an error',
    text: "That's our fault, not yours. We'll keep trying.",
  },
  'bad-data': {
    heading: 'The answer could not be read',
    text: "The course server sent something other than courses. That's our fault, and we'll keep trying.",
  },
  'missing-code': {
    heading: 'Part of the site could not be loaded',
    text: 'Check your connection, then press Retry.',
  },
}
