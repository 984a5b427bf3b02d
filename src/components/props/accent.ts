/** The names of the accents. Each needs its CSS: `lintel/accents/indigo.css`. */
export const accents = [
  'gray',
  'gold',
  'bronze',
  'brown',
  'yellow',
  'amber',
  'orange',
  'tomato',
  'red',
  'ruby',
  'crimson',
  'pink',
  'plum',
  'purple',
  'violet',
  'iris',
  'indigo',
  'blue',
  'cyan',
  'teal',
  'jade',
  'green',
  'grass',
  'lime',
  'mint',
  'sky',
] as const

/** One of the 26 accents, or the name of an accent from `createAccent`. */
export type Accent = (typeof accents)[number] | (string & {})
