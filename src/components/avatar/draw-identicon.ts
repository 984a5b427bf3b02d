/** A ball that goes from one colour to another, lit from one side. */
export type Identicon = {
  /** The lit side, the middle and the far side, css. */
  colors: [lit: string, middle: string, far: string]
  /** Where the light falls, as fractions of the edge. */
  light: { x: number; y: number }
}

/**
 * Draws the same ball for the same seed, such as an address. It helps to tell one's own accounts apart;
 * it proves nothing, since another address can look much the same.
 *
 * @param seed EVM addresses count without their case, everything else to the letter.
 */
export function drawIdenticon(seed: string): Identicon {
  const hash = hashText(/^0x[0-9a-f]{40}$/i.test(seed) ? seed.toLowerCase() : seed)
  const hue = hash % 360
  // The middle is a colour of its own: a straight way between two hues leads through gray.
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

/** FNV-1a over UTF-16 units with a last mix, so that near addresses do not get near colours. 32 bits, unsigned. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
