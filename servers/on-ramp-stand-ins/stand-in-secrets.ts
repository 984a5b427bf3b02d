/** The secrets of the stand-ins for on-ramps. Everybody may know them: what they sell is worth nothing. */
export const standInSecrets = {
  'harbor-pay': {
    apiKey: 'stand-in',
    linkSecret: 'stand-in link',
    webhookSecrets: ['stand-in webhook'],
  },
  quay: {
    accessToken: 'stand-in',
    webhookSecrets: ['stand-in webhook'],
  },
} as const
