import { portOf } from '@syntax-lab/shared/ports'

/** The project of development and tests; Firebase never lets a "demo-" project reach a real one. */
export const projectId = 'demo-syntax-lab'

export type NewAccount = {
  email: string
  password: string
  displayName?: string
  photoUrl?: string
  /** Whether the e-mail counts as verified; false when left out. */
  verified?: boolean
}

/** A mail that the emulator has "sent". `oobLink` leads to the emulator itself; `appLink` turns it into the site's. */
export type OobCode = {
  email: string
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'EMAIL_SIGNIN' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'
  oobCode: string
  oobLink: string
}

/** An account as the emulator exports and imports it, passwords in plain text. */
export type StoredAccount = { localId: string; email?: string }

export type EmulatorClient = ReturnType<typeof emulatorClient>

/**
 * What an owner of the project can do in a running emulator, over its REST API.
 *
 * `port` is the emulator's on 127.0.0.1, by default `AUTH_PORT` or the contract's. Every function throws an Error with
 * the emulator's own code (such as `EMAIL_EXISTS`) when the emulator refuses, and fetch's TypeError when none answers.
 */
export function emulatorClient(port: number = portOf('AUTH_PORT', process.env)) {
  const origin = `http://127.0.0.1:${port}`
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`
  const project = `/emulator/v1/projects/${projectId}`

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(origin + path, {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(errorCode(answer) ?? `The auth emulator answered ${response.status}.`)
    return answer
  }

  return {
    /** Creates an account with a password and returns its uid; sends no mail. */
    async createAccount({ verified = false, ...account }: NewAccount): Promise<string> {
      const answer = await call('POST', accounts, { ...account, emailVerified: verified })
      return textIn(answer, 'localId')
    },
    /** The mails whose links were not used yet, oldest first. */
    async oobCodes(): Promise<OobCode[]> {
      return listIn<OobCode>(await call('GET', `${project}/oobCodes`), 'oobCodes')
    },
    /** Every account of the project. */
    async exportAccounts(): Promise<StoredAccount[]> {
      return listIn<StoredAccount>(await call('GET', `${accounts}:batchGet?maxResults=-1`), 'users')
    },
    /** Brings exported accounts back, with their uids and passwords; tokens from before are no longer accepted. */
    async importAccounts(users: readonly StoredAccount[]): Promise<void> {
      if (users.length === 0) return
      const answer = await call('POST', `${accounts}:batchCreate`, { users })
      const [refused] = listIn<{ message: string }>(answer, 'error')
      if (refused) throw new Error(refused.message)
    },
    /** Makes wrong password and unknown e-mail look alike, as in every new Firebase project. */
    async protectEmails(): Promise<void> {
      await call('PATCH', `${project}/config`, { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
    },
  }
}

function errorCode(answer: unknown): string | undefined {
  return isRecord(answer) && isRecord(answer['error']) ? textIn(answer['error'], 'message') : undefined
}

function textIn(answer: unknown, field: string): string {
  const value = isRecord(answer) ? answer[field] : undefined
  if (typeof value !== 'string') throw new TypeError(`The auth emulator's answer has no ${field}.`)
  return value
}

function listIn<Item>(answer: unknown, field: string): Item[] {
  const value = isRecord(answer) ? answer[field] : undefined
  if (!Array.isArray(value)) throw new TypeError(`The auth emulator's answer has no ${field}.`)
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
