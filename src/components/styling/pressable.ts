import { type forcedColors, hoverQuery } from './states.js'

type MediaRules = ReturnType<typeof forcedColors> | Record<string, never>

const enabled = '&:not(:disabled, [aria-disabled="true"])'

/** A fill that goes one step up on hover and two when pressed. Nothing moves or scales. */
export function pressable(rest: string, hover: string, active: string, forced: MediaRules = {}) {
  return {
    background: rest,
    '@media': { [hoverQuery]: { selectors: { [`${enabled}:hover`]: { background: hover } } }, ...forced },
    selectors: { [`${enabled}:active`]: { background: active }, '&[aria-expanded="true"]': { background: hover } },
  } as const
}
