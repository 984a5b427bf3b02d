import { hashText } from '../avatar/draw-identicon.js'
import type { Accent } from '../props/accent.js'

/** Neither gray nor the colours that mean something: amber, green, red. */
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

/** The same accent for the same seed. Where an app has not loaded its css, the accent of the theme stands in. */
export function pickAccent(seed: string): Accent {
  return colors[hashText(seed.slice(0, 256)) % colors.length] ?? colors[0]
}
