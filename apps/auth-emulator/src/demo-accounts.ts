import type { NewAccount } from './emulator-client.ts'

/** The two accounts that exist in development from the first start on: one may enrol at once, one has to verify first. */
export const demoAccounts = {
  verified: {
    email: 'verified@syntax-lab.example',
    password: 'Verified!1',
    displayName: 'Verified Student',
    verified: true,
  },
  unverified: {
    email: 'unverified@syntax-lab.example',
    password: 'Unverified!1',
    displayName: 'Unverified Student',
    verified: false,
  },
} as const satisfies Record<string, NewAccount>
