import { vars } from '../../../tokens/contract.css.js'

/** A length given in px that grows with the visitor's text size, but not with the theme's scaling. */
export function unscaled(px: number): string {
  return `calc(${vars.px} * ${px})`
}
