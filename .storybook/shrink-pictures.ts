import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const BASELINES = new URL('../tests/visual/baselines/', import.meta.url)
/** Of 255, per channel; and the share of pixels that may be further off. The comparison allows 26, and one in 1,000. */
const LARGEST_ERROR = 16
const LARGEST_SHARE = 0.0003

/**
 * After a run: writes new baselines again with a palette of 256 colours, less than half their size; the repository
 * keeps what Vitest writes, and its encoder is made for speed. A picture that needs more colours keeps them all.
 */
export async function teardown(): Promise<void> {
  if (process.env.LINTEL_VISUAL !== '1') return
  for (const name of readdirSync(BASELINES).filter((file) => file.endsWith('.png'))) {
    const file = new URL(name, BASELINES)
    const small = await shrinkPng(readFileSync(file))
    if (!small) continue
    // Put in place whole and by a name of our own: another run may be reading, or doing the same.
    const aside = new URL(`${name}.${process.pid}.tmp`, BASELINES)
    writeFileSync(aside, small)
    renameSync(aside, file)
  }
}

/** A smaller copy that looks the same; nothing when the picture is one already. */
async function shrinkPng(png: Buffer): Promise<Buffer | undefined> {
  const { channels, isPalette } = await sharp(png).metadata()
  // Vitest writes four channels; what went through here has a palette, or three.
  if (isPalette || channels === 3) return undefined
  const opaque = sharp(png).removeAlpha()
  const before = await opaque.clone().raw().toBuffer()
  const indexed = await opaque
    .clone()
    .png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
  const after = await sharp(indexed).removeAlpha().raw().toBuffer()
  const changed = before.filter((value, at) => Math.abs(value - Number(after[at])) > LARGEST_ERROR).length
  return changed <= before.length * LARGEST_SHARE
    ? indexed
    : opaque.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer()
}
