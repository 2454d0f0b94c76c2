import { portOf } from '@syntax-lab/shared/ports'
import * as v from 'valibot'

/** The project of development and tests; Firebase never lets a "demo-" project reach a real one. */
export const projectId = 'demo-syntax-lab'

type NewAccount = {
  email: string
  password: string
  displayName?: string
  photoUrl?: string
  /** Whether the email counts as verified; false when left out. */
  verified?: boolean
}

const login = v.object({ localId: v.string(), idToken: v.string(), refreshToken: v.string() })
const account = v.object({ localId: v.string() })

/** An email that the emulator has "sent". `oobLink` leads to the emulator itself. */
const oobCode = v.object({
  email: v.string(),
  /** Such as `VERIFY_EMAIL`. */
  requestType: v.string(),
  oobCode: v.string(),
  oobLink: v.string(),
})

/**
 * What an owner of the project can do in a running emulator, over its REST API.
 *
 * `port` is the emulator's on 127.0.0.1, by default the one that AUTH_PORT names. Every function throws an Error with
 * the emulator's own answer (which has a code such as `EMAIL_EXISTS`) when it refuses, and fetch's TypeError when
 * there is none.
 */
export function emulatorClient(port: number = portOf('AUTH_PORT', process.env)) {
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    })
    if (!response.ok) throw new Error(`The auth emulator answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  return {
    /** Creates an account with a password and returns its uid; sends no email. */
    async createAccount({ verified = false, ...rest }: NewAccount): Promise<string> {
      return v.parse(account, await call('POST', accounts, { ...rest, emailVerified: verified })).localId
    },
    /** Logs an account in with its password, and returns its uid and the tokens that a browser would keep. */
    async logIn({ email, password }: { email: string; password: string }) {
      const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-api-key'
      return v.parse(login, await call('POST', path, { email, password, returnSecureToken: true }))
    },
    /** Makes the emulator "send" the owner of an account an email with a link. */
    async sendEmail(requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL', { email }: { email: string }): Promise<void> {
      await call('POST', `${accounts}:sendOobCode`, { requestType, email, returnOobLink: true })
    },
    /** Removes the accounts with these uids; those that are gone already do not matter. */
    async deleteAccounts(localIds: readonly string[]): Promise<void> {
      // The emulator refuses an empty list.
      if (localIds.length > 0) await call('POST', `${accounts}:batchDelete`, { localIds, force: true })
    },
    /** The emails whose links were not used yet, oldest first. */
    async oobCodes() {
      const answer = await call('GET', `/emulator/v1/projects/${projectId}/oobCodes`)
      return v.parse(v.object({ oobCodes: v.array(oobCode) }), answer).oobCodes
    },
  }
}
