import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { constants, crc32, deflateSync, inflateSync } from 'node:zlib'

const BASELINES = new URL('../tests/visual/baselines/', import.meta.url)
const SIGNATURE = 8
const RGB = 2
const RGBA = 6

/**
 * After a run: writes new baselines again at about half their size, without losing a pixel. Vitest's encoder is made
 * for speed, and the repository keeps what it writes. Pictures that are small already are left as they are.
 */
export function teardown(): void {
  if (process.env.LINTEL_VISUAL !== '1') return
  for (const name of readdirSync(BASELINES).filter((file) => file.endsWith('.png'))) {
    const file = new URL(name, BASELINES)
    const small = shrinkPng(readFileSync(file))
    if (!small) continue
    // Put in place whole: another run may be reading.
    const aside = new URL(`${name}.tmp`, BASELINES)
    writeFileSync(aside, small)
    renameSync(aside, file)
  }
}

/** The same picture without its alpha channel; nothing when it has none, or is seen through somewhere. */
function shrinkPng(png: Buffer): Buffer | undefined {
  const [width, height, colorType] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]]
  if (colorType !== RGBA) return undefined
  const rgba = unfilter(inflateSync(readData(png)), width * 4, height)
  const rgb = Buffer.alloc((width * 3 + 1) * height)
  let at = 0
  for (let from = 0; from < rgba.length; from += 4) {
    if (rgba[from + 3] !== 255) return undefined
    // Each line starts with a zero: not filtered. Flat colours and repeated glyphs deflate best as they are.
    if (from % (width * 4) === 0) at += 1
    at += rgba.copy(rgb, at, from, from + 3)
  }
  const header = Buffer.from(png.subarray(16, 29))
  header[9] = RGB
  const data = deflateSync(rgb, { level: 9, memLevel: 9, strategy: constants.Z_DEFAULT_STRATEGY })
  return Buffer.concat([png.subarray(0, SIGNATURE), chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')])
}

/** The deflated lines of all IDAT chunks, joined. */
function readData(png: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return Buffer.concat(parts)
}

/** Undoes the filters of PNG (ISO 15948, 9.2) for lines of 4 bytes a pixel. */
function unfilter(lines: Buffer, stride: number, height: number): Buffer {
  const out = Buffer.alloc(stride * height)
  for (let row = 0; row < height; row += 1) {
    const filter = lines[row * (stride + 1)]
    for (let column = 0; column < stride; column += 1) {
      const at = row * stride + column
      const left = column < 4 ? 0 : Number(out[at - 4])
      const up = row === 0 ? 0 : Number(out[at - stride])
      const corner = column < 4 || row === 0 ? 0 : Number(out[at - stride - 4])
      let guess = 0
      if (filter === 1) guess = left
      else if (filter === 2) guess = up
      else if (filter === 3) guess = (left + up) >> 1
      else if (filter === 4) guess = paeth(left, up, corner)
      out[at] = Number(lines[row * (stride + 1) + 1 + column]) + guess
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner)
  const toUp = Math.abs(left - corner)
  const toCorner = Math.abs(left + up - 2 * corner)
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}
