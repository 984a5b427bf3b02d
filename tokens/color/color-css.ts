import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.js'
import { layers } from '../layers.css.js'
import { contrastRoles } from './color-roles.js'
import { type ColorScale, readColorScale, type Step, steps } from './color-scale.js'

/** `light-dark()` follows the `color-scheme` of the element that uses it, so themes nest without more css. */
function stepValues(scale: ColorScale, kind: 'solid' | 'alpha') {
  return Object.fromEntries(
    steps.map((step) => [step, `light-dark(${scale.light[kind][step]}, ${scale.dark[kind][step]})`]),
  ) as Record<Step, string>
}

/** Emits the css of one accent: `[data-accent="name"]` gets its steps and its readable roles. */
export function emitAccent(name: string): void {
  const scale = readColorScale(name)
  globalStyle(`:where([data-accent="${name}"])`, {
    '@layer': {
      [layers.tokens]: {
        vars: {
          ...assignVars(vars.scale.accent, stepValues(scale, 'solid')),
          ...assignVars(vars.scale.accentAlpha, stepValues(scale, 'alpha')),
          ...emittedRoles(
            vars.accent,
            contrastRoles(scale, (step) => vars.scale.accent[step]),
          ),
        },
      },
    },
  })
}

/** Emits the css of one gray: `[data-gray="name"]`. */
export function emitGray(name: string): void {
  const scale = readColorScale(name)
  globalStyle(`:where([data-gray="${name}"])`, {
    '@layer': {
      [layers.tokens]: {
        vars: {
          ...assignVars(vars.scale.gray, stepValues(scale, 'solid')),
          ...assignVars(vars.scale.grayAlpha, stepValues(scale, 'alpha')),
          ...emittedRoles(
            vars.gray,
            contrastRoles(scale, (step) => vars.scale.gray[step]),
          ),
        },
      },
    },
  })
}

function emittedRoles(contract: typeof vars.accent, roles: ReturnType<typeof contrastRoles>) {
  return Object.fromEntries(Object.entries(roles).map(([role, value]) => [contract[role as keyof typeof roles], value]))
}
