import { passwordRules } from '@syntax-lab/shared/validation'

/** A question of the FAQ. Its id is the hash that opens it. */
export type Question = { id: string; question: string; answer: readonly string[] }

const passwordNeeds = new Intl.ListFormat('en-GB').format(
  passwordRules.map(({ hint }) => hint.replace(/^[A-Z]/, (letter) => letter.toLowerCase())),
)

/** The five questions (specification, point 2), in its order. */
export const questions: readonly Question[] = [
  {
    id: 'project-overview',
    question: 'What is this project?',
    answer: [
      'Syntax Lab is an online learning site for IT and web-development students. You browse a catalogue of ' +
        'courses, read what each one teaches, save the course details as a PDF and, with an account, go to ' +
        'checkout and enrol.',
      'It is a demonstration. The courses are samples with realistic descriptions, there are no lessons ' +
        'behind them, and nothing is ever charged. What works is everything around the lessons: the ' +
        'catalogue, the accounts, the checks before enrolment, and the blog, which is meant to be read.',
    ],
  },
  {
    id: 'features',
    question: 'Which features does it have?',
    answer: [
      'Without an account you can search, filter and sort the catalogue, keep a shortlist, compare up to four ' +
        'courses side by side, download the details of a course as a PDF, read the blog, and switch between ' +
        'the light and the dark theme.',
      'With an account, Premium Access on a course opens its checkout, Enrol Now works once your email address ' +
        'is verified, or at once if you logged in with GitHub, and you can change your name and photo on your ' +
        'profile. Enrolling only shows a confirmation; nothing is booked or sent.',
      'If the course server cannot be reached, the site says so, keeps the last good list readable and ' +
        'recovers by itself.',
    ],
  },
  {
    id: 'authentication-strength',
    question: 'How strong is the authentication?',
    answer: [
      'Accounts are kept by Firebase Authentication, a service of Google. Your password goes there over an ' +
        'encrypted connection and is stored there as a hash; Syntax Lab stores no password. Firebase also ' +
        'slows down anybody who keeps guessing.',
      `A new password needs ${passwordNeeds}. The form shows which of these are met while you type. Enrolling ` +
        'needs a verified email address or a login with GitHub. There is no second factor here, unless you log in ' +
        'with a Google or GitHub account that has one.',
    ],
  },
  {
    id: 'login-types',
    question: 'How many types of login are there?',
    answer: [
      'Three: an email address with a password, a Google account, or a GitHub account. Google and GitHub ' +
        'open in a small window, so pop-ups must be allowed for this site; the first login also creates your ' +
        'account.',
      'After registering with a password you get a verification email, and its link unlocks enrolment. With ' +
        'Google or GitHub you can enrol straight away. Next time, log in the way you signed up. A forgotten ' +
        'password is reset by email from the login page.',
    ],
  },
  {
    id: 'devices',
    question: 'Is it only for large devices?',
    answer: [
      'No. Every page fits screens from a small phone, 320 pixels wide, to a large desktop. On a phone the ' +
        'links in the header fold into a menu, the cards stand in one column, and buttons are large enough ' +
        'for a thumb.',
      'It can be used by touch, by mouse or with the keyboard alone, in a light and a dark theme, and zoomed ' +
        'to 400%, where only wide tables and code scroll sideways. All you need is a current browser with JavaScript.',
    ],
  },
]
