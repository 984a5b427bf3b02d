/** The providers that a visitor can log in with, besides Farcaster. */
export const redirectProviders = ['google', 'apple', 'x', 'discord', 'github', 'facebook'] as const
export type RedirectProvider = (typeof redirectProviders)[number]
