/** The accents that Lintel names. Each needs its css: `lintel/tokens/indigo.css`. */
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

/** An accent by name; any other string is an accent the app made itself. */
export type Accent = (typeof accents)[number] | (string & {})
