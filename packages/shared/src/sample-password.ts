/** For tests: a password that keeps all rules. */
export const samplePassword = 'Correct-horse-1!'
