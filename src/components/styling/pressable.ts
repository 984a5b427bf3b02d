import type { StyleRule } from '@vanilla-extract/css'
import { hoverQuery } from './states.js'

type MediaRules = Record<string, Omit<StyleRule, '@media' | '@supports' | '@container' | '@starting-style'>>

const enabled = ':not(:disabled, [aria-disabled="true"])'

/**
 * A fill that goes one step up on hover and two when pressed. Nothing moves or scales. `media` joins its own rules;
 * `pressedText` is for fills on which the text would have too little contrast while pressed.
 */
export function pressable(rest: string, hover: string, active: string, media: MediaRules = {}, pressedText?: string) {
  const pressed = pressedText ? { background: active, color: pressedText } : { background: active }
  return {
    background: rest,
    '@media': {
      [hoverQuery]: { selectors: { [`&:where(${enabled}:hover:not(:active))`]: { background: hover } } },
      ...media,
    },
    selectors: { '&:where([aria-expanded="true"])': { background: hover }, [`&:where(${enabled}:active)`]: pressed },
  } as const
}
