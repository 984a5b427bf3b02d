import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const BASELINES = new URL('../tests/visual/baselines/', import.meta.url)
/** The allowed difference per channel, of 255, and the share of pixels that may differ more. The comparison allows 26, and six in 10,000. */
const MAX_ERROR = 16
const MAX_SHARE = 0.0003
/** How exact the colors of the palette are, in percent. The first that is exact enough is taken. */
const QUALITIES = [90, 95, 100]

/** When the run began, ms since 1970. */
let startedAt = 0

export function setup(): void {
  startedAt = Date.now()
}

/**
 * After a run: reduces the baselines that it has written to as few colors as they need, at most 256, less than half their
 * size. A picture that needs more colors keeps them.
 */
export async function teardown(): Promise<void> {
  if (process.env.LINTEL_VISUAL !== '1') return
  for (const name of readdirSync(BASELINES).filter((file) => file.endsWith('.png'))) {
    const file = new URL(name, BASELINES)
    if (statSync(file).mtimeMs < startedAt) continue
    const small = await shrinkPng(readFileSync(file))
    if (!small) continue
    // Rename a complete file into place: another run may read or write it.
    const aside = new URL(`${name}.${process.pid}.tmp`, BASELINES)
    writeFileSync(aside, small)
    renameSync(aside, file)
  }
}

/** Returns a smaller copy that looks the same, or undefined when the picture is one already. */
async function shrinkPng(png: Buffer): Promise<Buffer | undefined> {
  const { channels, isPalette } = await sharp(png).metadata()
  // Vitest writes four channels; a reduced picture has a palette or three channels.
  if (isPalette || channels === 3) return undefined
  const opaque = sharp(png).removeAlpha()
  const before = await opaque.clone().raw().toBuffer()
  for (const quality of QUALITIES) {
    const indexed = await opaque
      .clone()
      .png({ palette: true, quality, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer()
    const after = await sharp(indexed).removeAlpha().raw().toBuffer()
    const changed = before.filter((value, at) => Math.abs(value - Number(after[at])) > MAX_ERROR).length
    if (changed <= before.length * MAX_SHARE) return indexed
  }
  return opaque.png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer()
}
