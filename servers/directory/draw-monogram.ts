/** Background colors. White letters have a contrast of at least 4.5 : 1 on each. */
const grounds = [
  '#3a5bc7',
  '#5b5bd6',
  '#6550b9',
  '#8347b9',
  '#953ea3',
  '#c2298a',
  '#ca244d',
  '#c62a2f',
  '#a35200',
  '#7d6a00',
  '#2b7a3f',
  '#067a6f',
  '#107d98',
  '#0b68cb',
] as const

/**
 * Draws a square image with one or two letters of `name`, for an entry without an icon. The same `id` always gets the
 * same background.
 *
 * @returns an SVG document.
 */
export function drawMonogram({ id, name }: { id: string; name: string }): string {
  const ground = grounds[hashText(id) % grounds.length] ?? grounds[0]
  const letters = readLetters(name)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">',
    `<path fill="${ground}" d="M0 0h64v64H0z"/>`,
    '<text x="32" y="33" fill="#fff" text-anchor="middle" dominant-baseline="central"',
    ` font-family="system-ui,sans-serif" font-weight="600" font-size="28">${letters}</text></svg>`,
  ].join('')
}

/** Keeps letters and digits only, so that a name cannot contain markup. */
function readLetters(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const own = words.filter((word) => !/^wallet$/i.test(word))
  const [first = '', second] = own.length > 0 ? own : words
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]]
  return letters.join('').toUpperCase()
}

/** FNV-1a, 32 bit. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}
