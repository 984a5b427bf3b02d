import readCode from 'jsqr'
import { describe, expect, test } from 'vitest'
import { drawQrCode, type QrDrawing } from '../../../../src/components/qr-code/draw-qr-code.js'

const PIXELS = 4

/** A URI like a pairing URI, `length` characters long. */
const makeUri = (length: number) =>
  'wc:7f6e504b-1c2d@2?relay-protocol=irn&symKey='.padEnd(length, '0a1b2c3d4e5f').slice(0, length)

/** Paints the drawing and the hole, and decodes it with another library. */
function read(drawing: QrDrawing, inHole: (x: number, y: number) => boolean = () => false): string | undefined {
  return readChunks(drawing, inHole)?.data
}

function readChunks(drawing: QrDrawing, inHole: (x: number, y: number) => boolean = () => false) {
  const quiet = Math.ceil(drawing.quiet)
  const edge = (drawing.modules + 2 * quiet) * PIXELS
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255)
  const fill = (column: number, row: number) => {
    for (let y = (row + quiet) * PIXELS; y < (row + quiet + 1) * PIXELS; y++)
      for (let x = (column + quiet) * PIXELS; x < (column + quiet + 1) * PIXELS; x++)
        pixels.set([17, 17, 17], (y * edge + x) * 4)
  }
  for (const [, x, y, width] of drawing.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(width); at++) fill(Number(x) + at, Number(y))
  const start = (drawing.modules - drawing.hole) / 2
  for (let y = start; y < start + drawing.hole; y++)
    for (let x = start; x < start + drawing.hole; x++) if (inHole(x, y)) fill(x, y)
  return readCode(pixels, edge, edge)
}

describe('drawQrCode', () => {
  test.each([1, 20, 42, 120, 200, 350, 500, 700])('%i characters are readable with and without the logo', (length) => {
    const uri = makeUri(length)
    for (const hasLogo of [true, false]) {
      const drawing = drawQrCode(uri, { hasLogo })
      expect(drawing && read(drawing)).toBe(uri)
    }
  })

  test('no logo makes a code of any size unreadable', { timeout: 60_000 }, () => {
    const seen = new Map<number, number>()
    for (let length = 1; length <= 715; length += 7) {
      const uri = makeUri(length)
      const drawing = drawQrCode(uri, { hasLogo: true })
      if (!drawing || seen.has(drawing.modules)) continue
      seen.set(drawing.modules, (drawing.hole / drawing.modules) ** 2)
      const looks = [() => true, (x: number, y: number) => (x + y) % 2 === 0, (x: number) => x % 3 === 0]
      for (const look of looks) expect(read(drawing, look), `${drawing.modules} modules`).toBe(uri)
    }
    console.log(`share under the logo: ${Math.max(...seen.values()).toFixed(3)} at most, of ${seen.size} sizes`)
    expect([...seen.keys()]).toEqual(Array.from({ length: 21 }, (_, at) => 37 + 4 * at))
    expect(Math.max(...seen.values())).toBeLessThanOrEqual(0.09)
  })

  test('the quiet zone is at least four modules, and 18 of 312 px', () => {
    for (const length of [1, 120, 350, 700]) {
      const drawing = drawQrCode(makeUri(length), { hasLogo: true })
      const edge = Number(drawing?.modules) + 2 * Number(drawing?.quiet)
      expect(drawing?.quiet).toBeGreaterThanOrEqual(4)
      expect((Number(drawing?.quiet) / edge) * 312).toBeGreaterThan(17.9)
    }
  })

  test('nothing is drawn below the logo', () => {
    const drawing = drawQrCode(makeUri(200), { hasLogo: true })
    const start = (Number(drawing?.modules) - Number(drawing?.hole)) / 2
    expect(drawing?.hole).toBeGreaterThan(10)
    const dark = [...(drawing?.path ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) =>
      [x, y, width].map(Number),
    )
    const isInHole = ([x = 0, y = 0, width = 0]: number[]) =>
      y >= start && y < start + Number(drawing?.hole) && x + width > start && x < start + Number(drawing?.hole)
    expect(dark.length).toBeGreaterThan(100)
    expect(dark.filter(isInHole)).toEqual([])
  })

  test('letters of every script are encoded', () => {
    const drawing = drawQrCode('محفظة 🦊 nora.eth', { hasLogo: true })
    expect(drawing && read(drawing)).toBe('محفظة 🦊 nora.eth')
  })

  test('no encoding is named, which some scanners cannot read', () => {
    for (const value of [makeUri(200), 'محفظة']) {
      const drawing = drawQrCode(value, { hasLogo: true })
      expect(drawing && readChunks(drawing)?.chunks.map(({ type }) => type)).toEqual(['byte'])
    }
  })

  test.each([
    ['nothing', ''],
    ['10,000 characters', 'A'.repeat(10_000)],
    ['more than a camera can tell apart', makeUri(800)],
    ['half a character', 'wc:\uD83E'],
  ])('%s throws', (_name, value) => {
    expect(drawQrCode(value, { hasLogo: true })).toBeUndefined()
  })
})
