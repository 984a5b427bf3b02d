import type { View } from './view.js'

// The views that several rules of core show. What the rules ask of the view on screen are facts, never its name.

export const connectView = { name: 'Connect' } as const satisfies View

export const accountView = { name: 'Account' } as const satisfies View
