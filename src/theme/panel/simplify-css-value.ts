import type { ThemeSettings } from '../theme.props.js'

/**
 * Simplifies a custom property from `getComputedStyle`: computes sums of known values, and replaces `light-dark()` by the
 * color of `appearance`. For `system` it keeps both colors.
 *
 * @example
 * simplifyCssValue('calc(calc(0.5rem * 1.1) * 1.5)', 'dark') // '0.825rem'
 * simplifyCssValue('light-dark(#fff, #111)', 'dark') // '#111'
 */
export function simplifyCssValue(text: string, appearance: ThemeSettings['appearance']): string {
  let value = text.trim().replace(/\s+/g, ' ')
  for (let before = ''; before !== value; ) {
    before = value
    value = value.replace(PRODUCT, multiply).replace(SUM, add).replace(LARGER, takeLarger)
    if (appearance !== 'system') value = takeSide(value, appearance)
  }
  return value
}

const NUMBER = '-?\\d*\\.?\\d+(?:e-?\\d+)?'
const LENGTH = `${NUMBER}(?:rem|px)?`
const PRODUCT = new RegExp(`(?:calc)?\\((${LENGTH}) \\* (${NUMBER})\\)`, 'g')
const SUM = new RegExp(`calc\\((${NUMBER}) \\+ (${NUMBER})\\)`, 'g')
const LARGER = new RegExp(`max\\((${LENGTH}), ?(${LENGTH})\\)`, 'g')

function multiply(_text: string, length: string, factor: string): string {
  const unit = length.replace(/^[-\d.e]+?(?=rem|px|$)/, '')
  const product = Number.parseFloat(length) * Number(factor)
  return `${Number(product.toFixed(5))}${unit}`
}

function add(_text: string, first: string, second: string): string {
  return String(Number(first) + Number(second))
}

/** Only if both have the same unit: whether 1rem is more than 20px depends on the visitor. */
function takeLarger(text: string, first: string, second: string): string {
  const [one, other] = [Number.parseFloat(first), Number.parseFloat(second)]
  const isOneUnit = first.replace(/[\d.-]/g, '') === second.replace(/[\d.-]/g, '')
  if (isOneUnit) return one >= other ? first : second
  if (one <= 0 || other <= 0) return one > other ? first : second
  // No corner is rounder than this.
  return other >= 9999 ? second : text
}

function takeSide(text: string, appearance: 'light' | 'dark'): string {
  const start = text.lastIndexOf('light-dark(')
  if (start < 0) return text
  const open = start + 'light-dark('.length
  let depth = 0
  let comma = -1
  for (let at = open; at < text.length; at++) {
    const character = text[at]
    if (character === '(') depth++
    else if (character === ',' && depth === 0) comma = at
    else if (character === ')' && depth-- === 0) {
      const side = appearance === 'light' ? text.slice(open, comma) : text.slice(comma + 1, at)
      return text.slice(0, start) + side.trim() + text.slice(at + 1)
    }
  }
  return text
}
