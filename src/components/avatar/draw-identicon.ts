/** A gradient from one color to another, lit from one side. */
export type Identicon = {
  /** CSS colors of the lit side, the middle and the far side. */
  colors: [lit: string, middle: string, far: string]
  /** The position of the light, as fractions of the edge. */
  light: { x: number; y: number }
}

/**
 * Returns the same colors for the same seed, such as an address. They help to tell your own accounts apart and prove
 * nothing, because another address can look nearly the same.
 *
 * @param seed The case of an EVM address is ignored.
 */
export function drawIdenticon(seed: string): Identicon {
  const hash = hashText(/^0x[0-9a-f]{40}$/i.test(seed) ? seed.toLowerCase() : seed)
  const hue = hash % 360
  // A third color in the middle: a straight line between two hues passes through gray.
  const turn = 80 + ((hash >>> 9) % 60)
  const angle = (((hash >>> 16) % 90) / 180) * Math.PI
  return {
    colors: [
      `oklch(0.85 0.11 ${hue})`,
      `oklch(0.69 0.18 ${Math.round(hue + 360 - turn / 2) % 360})`,
      `oklch(0.53 0.21 ${(hue + 360 - turn) % 360})`,
    ],
    light: { x: round(0.5 - 0.34 * Math.cos(angle)), y: round(0.5 - 0.34 * Math.sin(angle)) },
  }
}

const round = (value: number) => Math.round(value * 100) / 100

/** FNV-1a over UTF-16 units with a final mix, so that similar addresses get different colors. 32 bits, unsigned. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
