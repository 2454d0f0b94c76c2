/** The accounts of development from the first start on: one may enrol at once, one has to verify its email first. */
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
} as const
