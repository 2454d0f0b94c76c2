import { portOf } from '@syntax-lab/shared/ports'
import { actionPagePath } from './emulator-pages.ts'

// Loaded ahead of the Firebase CLI, which prints emails instead of sending them: their links lead to the site's page.
const site = `http://localhost:${portOf('WEB_PORT', process.env)}`

process.stdout.write = new Proxy(process.stdout.write, {
  apply: (write, stdout, [text, ...rest]) =>
    Reflect.apply(write, stdout, [typeof text === 'string' ? withSiteLinks(text) : text, ...rest]),
})

function withSiteLinks(text: string): string {
  return text.replaceAll(/http:\S+\/emulator\/action(\?\S+)/g, (_, query: string) => site + actionPagePath(query))
}
