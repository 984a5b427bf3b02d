import type { View } from './view.js'

// The views that several rules of core show. The rules check the facts of the view on screen, never its name.

export const connectView = { name: 'Connect' } as const satisfies View

export const accountView = { name: 'Account' } as const satisfies View
