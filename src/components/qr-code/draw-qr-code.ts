import { type Bitmap2D, correction, generate, mode } from 'lean-qr'

/** A QR code in units of one module: `modules` is the edge of the code, `quiet` the width of the quiet zone. */
export type QrDrawing = {
  modules: number
  quiet: number
  /** The edge of the empty square for the logo; 0 without a logo. */
  hole: number
  /** All dark modules, as one SVG path. */
  path: string
}

/** ISO/IEC 18004 requires four. */
const MIN_QUIET = 4
/** 18 of 312 px stay white on each side. */
const QUIET_SHARE = 18 / (312 - 2 * 18)
/** 58 px of logo and 6 px of white around it, less half a pixel. */
const HOLE_SHARE = 69 / 312
/** Version 5: with fewer modules the logo would cover too much of the code. */
const MIN_VERSION = 5
/** 117 modules on each side; more would be too small for a camera. */
const MAX_VERSION = 25

/**
 * Draws `value` as a QR code, or returns undefined when it has too many modules for a camera. With a logo the error
 * correction allows a loss of a quarter; the logo covers 8 % at most. A higher correction is used where it needs no
 * further module.
 *
 * @example drawQrCode('wc:7f6e…', { hasLogo: true })?.path // 'M0 0h7v1h-7z…'
 */
export function drawQrCode(value: string, { hasLogo }: { hasLogo: boolean }): QrDrawing | undefined {
  const code = encodeModules(value, hasLogo)
  if (!code) return undefined
  const modules = code.size
  const quiet = Math.max(MIN_QUIET, Math.round(modules * QUIET_SHARE * 100) / 100)
  const hole = hasLogo ? roundUpToOdd(HOLE_SHARE * (modules + 2 * quiet)) : 0
  return { modules, quiet, hole, path: drawPath(code, hole) }
}

function encodeModules(value: string, hasLogo: boolean): Bitmap2D | undefined {
  // Half a surrogate pair would be encoded as another character.
  if (value === '' || /\p{Surrogate}/u.test(value)) return undefined
  try {
    // Plain bytes: some scanners do not support an encoding header (ECI).
    return generate(mode.bytes(new TextEncoder().encode(value)), {
      minCorrectionLevel: hasLogo ? correction.Q : correction.M,
      minVersion: hasLogo ? MIN_VERSION : 1,
      maxVersion: MAX_VERSION,
    })
  } catch {
    // It throws when the text does not fit.
    return undefined
  }
}

/** The edge of a code is odd, so the square in its middle must be odd too. */
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
