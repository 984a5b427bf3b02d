import { vars } from '../../../tokens/contract.css.js'

/** A length given in px at scaling 100%. It grows with the visitor's text size and the theme's scaling. */
export function scaled(px: number): string {
  return `calc(${vars.unit} * ${px})`
}
