/**
 * Whether the site is open in the browser inside another app, where Google refuses to log anybody in:
 * https://developers.googleblog.com/2021/06/upcoming-security-changes-to-googles-oauth-2.0-authorization-endpoint.html
 * Instagram, Facebook and Messenger (FBAN, FBAV), TikTok, LinkedIn, and Android's WebView in general (`; wv`).
 */
export function isInAppBrowser(userAgent: string): boolean {
  return /Instagram|FBAN|FBAV|FB_IAB|TikTok|musical_ly|BytedanceWebview|LinkedInApp|; wv\)/i.test(userAgent)
}
