import type { Outage } from '#lib/course-api-error.ts'

/** What the visitor reads, by the kind of outage: what happened, and what to do next. */
export const outageMessages: Record<Outage, { heading: string; text: string }> = {
  offline: {
    heading: 'You are offline',
    text: 'Your device has no connection. This page fills itself as soon as it is back.',
  },
  unreachable: {
    heading: 'The course server cannot be reached',
    text: 'Your connection seems fine, but the course server does not answer. We keep trying.',
  },
  'too-slow': {
    heading: 'The course server takes too long',
    text: 'It did not answer within eight seconds. We keep trying.',
  },
  'too-many': {
    heading: 'Too many requests at once',
    text: 'The course server asks for a short break. We try again in a moment.',
  },
  broken: {
    heading: 'The course server has a fault',
    text: 'It answered with an error. That is on our side; we keep trying.',
  },
  'bad-data': {
    heading: 'The answer could not be read',
    text: 'The course server sent something that is no course. That is on our side; we keep trying.',
  },
}
