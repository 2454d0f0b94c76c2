import { expect, test } from 'vitest'
import { isInAppBrowser } from './in-app-browser.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Instagram', `${phone} Mobile/22B83 Instagram 355.0.0.28.108 (iPhone15,2; iOS 18_1; en_GB)`],
  ['Facebook', `${phone} Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.71.103;FBBV/657021214]`],
  ['TikTok', `${phone} Mobile/22B83 musical_ly_36.6.0 BytedanceWebview/d8a21c6`],
  ['LinkedIn', `${phone} Mobile/22B83 [LinkedInApp]/9.30.1234`],
  ['a WebView', 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile'],
])('P47 the browser inside %s is known', (_name, userAgent) => expect(isInAppBrowser(userAgent)).toBe(true))

test.each([
  `${phone} Version/18.1 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
])('P47 an ordinary browser is none of them', (userAgent) => expect(isInAppBrowser(userAgent)).toBe(false))
