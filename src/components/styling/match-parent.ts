import type { StyleRule } from '@vanilla-extract/css'

/**
 * For a text with a direction of its own (`dir="auto"`): it begins where its neighbours do. Chromium and Safari know it
 * by its prefix only; what a browser does not know, it passes over.
 */
export const matchParent = {
  textAlign: ['-webkit-match-parent', 'match-parent'] as StyleRule['textAlign'],
} satisfies StyleRule
