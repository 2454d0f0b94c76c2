/** Why the course API gave no answer that can be shown. Each kind has its own screen. */
export type Problem = 'not-found' | 'offline' | 'unreachable' | 'too-slow' | 'too-many' | 'broken' | 'bad-data'

/** The kinds that leave what was known before readable. */
export type Outage = Exclude<Problem, 'not-found'>

export class CourseApiError extends Error {
  override name = 'CourseApiError'
  readonly problem: Problem
  constructor(problem: Problem, options?: ErrorOptions) {
    super(`The course API gave no usable answer: ${problem}.`, options)
    this.problem = problem
  }
}
