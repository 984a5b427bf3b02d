import type { SocialProvider } from '../../../../core/model/connector.js'

/** The names of the social providers, the same in every language. */
export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  x: 'X',
  farcaster: 'Farcaster',
  discord: 'Discord',
  apple: 'Apple',
  github: 'GitHub',
  facebook: 'Facebook',
}
