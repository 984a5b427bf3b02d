/** The default of `features.connectMethodsOrder`. */
export const connectMethods = ['email', 'social', 'wallet'] as const

/** A way to connect. */
export type ConnectMethod = (typeof connectMethods)[number]
