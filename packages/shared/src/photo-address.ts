/** Whether the site shows the photo at this address: https alone, and no user name before the host. */
export function isPhotoAddress(address: string): boolean {
  const url = /^https:\/\//i.test(address) ? URL.parse(address) : null
  return url?.username === '' && url.password === ''
}
