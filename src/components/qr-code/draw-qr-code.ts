import { type Bitmap2D, correction, generate, mode } from 'lean-qr'

/** A code in units of one module. Its own edge is `modules`, the quiet zone around it `quiet`. */
export type QrDrawing = {
  modules: number
  quiet: number
  /** Edge of the empty square in the middle, where the logo stands; 0 without one. */
  hole: number
  /** All dark modules, as one svg path from the corner of the code. */
  path: string
}

/** ISO/IEC 18004 asks for four. */
const LEAST_QUIET = 4
/** Of the look: 18 of 312 px stay white on each side. */
const QUIET_SHARE = 18 / (312 - 2 * 18)
/** Of the look: 58 px of logo and 6 px of white around it, less half a pixel of what the eye forgives. */
const HOLE_SHARE = 69 / 312
/** Version 5: in fewer modules the logo would cover too large a share. */
const LEAST_VERSION = 5
/** 117 modules a side: more are too small for a camera. */
const MOST_VERSION = 25

/**
 * Draws `value` as a QR code, or returns undefined when it does not fit into modules that a camera can tell apart. With
 * a logo at least a quarter of the code may be lost; the logo takes 8 % at most. More correction is taken where it
 * costs no further module.
 *
 * @example drawQrCode('wc:7f6e…', { hasLogo: true })?.path // 'M0 0h7v1h-7z…'
 */
export function drawQrCode(value: string, { hasLogo }: { hasLogo: boolean }): QrDrawing | undefined {
  const code = encodeModules(value, hasLogo)
  if (!code) return undefined
  const modules = code.size
  const quiet = Math.max(LEAST_QUIET, Math.round(modules * QUIET_SHARE * 100) / 100)
  const hole = hasLogo ? roundUpToOdd(HOLE_SHARE * (modules + 2 * quiet)) : 0
  return { modules, quiet, hole, path: drawPath(code, hole) }
}

function encodeModules(value: string, hasLogo: boolean): Bitmap2D | undefined {
  // Half a character is none: it would be encoded as another.
  if (value === '' || /\p{Surrogate}/u.test(value)) return undefined
  try {
    // As bare bytes: what names its encoding (ECI) is refused, or read with a number before it, by some scanners.
    return generate(mode.bytes(new TextEncoder().encode(value)), {
      minCorrectionLevel: hasLogo ? correction.Q : correction.M,
      minVersion: hasLogo ? LEAST_VERSION : 1,
      maxVersion: MOST_VERSION,
    })
  } catch {
    // It refuses what does not fit.
    return undefined
  }
}

/** The edge of a code is odd: only an odd hole lies in its middle. */
function roundUpToOdd(edge: number): number {
  return 2 * Math.ceil((edge - 1) / 2) + 1
}

function drawPath(code: Bitmap2D, hole: number): string {
  const { size } = code
  const start = (size - hole) / 2
  const isHole = (at: number) => at >= start && at < start + hole
  const isDark = (x: number, y: number) => code.get(x, y) && !(isHole(x) && isHole(y))
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue
      let width = 1
      while (isDark(x + width, y)) width++
      path += `M${x} ${y}h${width}v1h-${width}z`
      x += width
    }
  }
  return path
}
