import { vars } from '../../../tokens/contract.css.js'

/** A length given in px at scaling 100%: in rem, so that a visitor's text size counts, times the theme's scaling. */
export function scaled(px: number): string {
  return `calc(${px / 16}rem * ${vars.scaling})`
}
