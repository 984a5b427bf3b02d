import type { Accent } from '../props/accent.js'
import { hashText } from './draw-identicon.js'

/** Not gray, and not the colors with a meaning: amber, green, red. */
const colors = [
  'indigo',
  'violet',
  'plum',
  'pink',
  'crimson',
  'orange',
  'bronze',
  'grass',
  'jade',
  'teal',
  'cyan',
  'blue',
  'iris',
  'purple',
] as const satisfies readonly Accent[]

/** Returns the same accent for the same seed. Without the CSS of that accent the browser uses the accent of the theme. */
export function pickAccent(seed: string): Accent {
  return colors[hashText(seed.slice(0, 256)) % colors.length] ?? colors[0]
}
