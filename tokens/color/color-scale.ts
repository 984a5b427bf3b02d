import * as radixColors from '@radix-ui/colors'

export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly Step[]

/** Twelve colours, light to dark in meaning: 1–2 backgrounds, 3–5 states, 6–8 borders, 9–10 solid, 11–12 text. */
export type ScaleSteps = Readonly<Record<Step, string>>

/** One colour in both appearances, opaque and as alpha over the page. Values are hex. */
export type ColorScale = Record<'light' | 'dark', { solid: ScaleSteps; alpha: ScaleSteps }>

function readScale(name: string, prefix: string): ScaleSteps {
  const found = (radixColors as Record<string, Record<string, string>>)[name]
  return Object.fromEntries(
    steps.map((step) => {
      const value = found?.[`${prefix}${step}`]
      if (!value) throw new Error(`@radix-ui/colors has no ${name}.${prefix}${step}`)
      return [step, value]
    }),
  ) as ScaleSteps
}

/** Reads a scale of `@radix-ui/colors` by its name, such as `indigo`. Build time only. */
export function readColorScale(name: string): ColorScale {
  return {
    light: { solid: readScale(name, name), alpha: readScale(`${name}A`, `${name}A`) },
    dark: { solid: readScale(`${name}Dark`, name), alpha: readScale(`${name}DarkA`, `${name}A`) },
  }
}
