/** Whether the site shows the photo at this address: https alone, a host, and no user name before it. */
export function isPhotoAddress(address: string): boolean {
  // Chromium takes blanks in a host, and all browsers too many slashes before it.
  const url = /^https:\/\/[^\s/\\?#]+(?:[/\\?#]|$)/i.test(address) ? URL.parse(address) : null
  return url?.username === '' && url.password === ''
}
