import type { StyleRule } from '@vanilla-extract/css'

/**
 * For a text with a direction of its own (`dir="auto"`): it starts at the same edge as its neighbours. Chromium and Safari know it
 * by its prefix only; a browser ignores the value that it does not know.
 */
export const matchParent = {
  textAlign: ['-webkit-match-parent', 'match-parent'] as StyleRule['textAlign'],
} satisfies StyleRule
