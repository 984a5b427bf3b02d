export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly Step[]

/** Twelve colors: 1–2 backgrounds, 3–5 states, 6–8 borders, 9–10 solid, 11–12 text. */
export type ScaleSteps = Readonly<Record<Step, string>>

/**
 * One color in both appearances, opaque and as alpha over the page. sRGB values are hex. `solidP3` and `alphaP3` replace
 * them on wide-gamut screens and are `color(display-p3 …)`.
 */
export type ColorScale = Record<
  'light' | 'dark',
  { solid: ScaleSteps; alpha: ScaleSteps; solidP3: ScaleSteps; alphaP3: ScaleSteps }
>
