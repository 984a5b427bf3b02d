/**
 * The scales as numbers. Lengths are px at a text size of 16 px and scaling 100%. In css they are multiples of
 * `--lintel-unit`, so that the visitor's text size and the theme's scaling apply.
 */

/** Space 1–9, px. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 32, 7: 40, 8: 48, 9: 64 } as const

/** Radius 1–8, px, before the theme's radius factor. */
export const radius = { 1: 3, 2: 4, 3: 6, 4: 8, 5: 10, 6: 12, 7: 14, 8: 20 } as const

/** The factor of each radius; `full` also turns controls into pills. */
export const radiusFactors = { none: 0, small: 0.75, medium: 1, large: 1.5, full: 1.5 } as const

export const scalings = { '90%': 0.9, '95%': 0.95, '100%': 1, '105%': 1.05, '110%': 1.1 } as const

/** Type 1–9: size and line height in px, letter spacing in em. */
export const type = {
  1: { size: 12, lineHeight: 16, letterSpacing: 0.0025 },
  2: { size: 13, lineHeight: 18, letterSpacing: 0 },
  3: { size: 14, lineHeight: 20, letterSpacing: 0 },
  4: { size: 15, lineHeight: 22, letterSpacing: -0.003 },
  5: { size: 16, lineHeight: 24, letterSpacing: -0.006 },
  6: { size: 18, lineHeight: 26, letterSpacing: -0.01 },
  7: { size: 24, lineHeight: 30, letterSpacing: -0.015 },
  8: { size: 36, lineHeight: 40, letterSpacing: -0.02 },
  9: { size: 64, lineHeight: 66, letterSpacing: -0.035 },
} as const

export const weights = { regular: '400', medium: '500', bold: '600' } as const

/** Heights of controls 1–4, px. Never under 24 px at any scaling (WCAG 2.5.8). */
export const controlHeights = { 1: 28, 2: 36, 3: 44, 4: 48 } as const

/** Durations, ms. */
export const durations = { title: 120, height: 150, view: 150, shake: 500 } as const

/** Minimum width and height of touch targets, px (WCAG 2.5.5). */
export const touchTarget = 44

/** Stacking order. An app moves all layers with `--lintel-modal-z-index`. */
export const zIndexes = { modal: 999, toast: 1000, themePanel: 1001 } as const
