/** The social accounts that log in by a window of their own. */
export type WindowProvider = 'google' | 'x' | 'discord' | 'apple' | 'github' | 'facebook'

/** Farcaster logs in by its app. */
export type SocialProvider = WindowProvider | 'farcaster'
