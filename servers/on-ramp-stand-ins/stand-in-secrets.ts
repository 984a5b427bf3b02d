/** The secrets of the stand-ins for on-ramps. They may be public: the sold coins have no value. */
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
