import * as radixColors from '@radix-ui/colors'
import { type ColorScale, type ScaleSteps, steps } from './color-scale.js'

function readSteps(name: string, prefix: string): ScaleSteps {
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
  const readAppearance = (suffix: '' | 'Dark') => ({
    solid: readSteps(`${name}${suffix}`, name),
    alpha: readSteps(`${name}${suffix}A`, `${name}A`),
    solidP3: readSteps(`${name}${suffix}P3`, name),
    alphaP3: readSteps(`${name}${suffix}P3A`, `${name}A`),
  })
  return { light: readAppearance(''), dark: readAppearance('Dark') }
}
