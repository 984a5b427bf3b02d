import { commands, page } from 'vitest/browser'
import type { Mode } from './modes.js'
import { MODE_EVENT } from './themed-story.js'
import { waitUntilStill } from './wait-until-still.js'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate(media: { forcedColors: 'active' | 'none'; reducedMotion: 'reduce' | 'no-preference' }): Promise<void>
  }
}

const DESKTOP = { width: 800, height: 700 }

/** Shows the mounted story in a mode. */
export async function showMode(mode: Mode): Promise<void> {
  document.body.removeAttribute('data-cropped')
  await emulate(mode)
  await resize(mode.width ?? DESKTOP.width, DESKTOP.height)
  window.dispatchEvent(new CustomEvent(MODE_EVENT, { detail: mode.globals }))
  await document.fonts.ready
  await waitUntilStill()
}

/** Ends what the browser emulates. The addon sets the window size before each story, and the rest ends with the story. */
export async function leaveModes(): Promise<void> {
  document.body.removeAttribute('data-cropped')
  await emulate({})
}

/** Makes the window as high as the story: the browser does not paint what is below it. */
export async function growWindow(mode: Mode, height: number): Promise<void> {
  if (height > DESKTOP.height) await resize(mode.width ?? DESKTOP.width, height)
}

// Emulation and resizing go through the Vitest server, which takes as long as axe does: skip them when nothing changes.
async function emulate({ forcedColors, reducedMotion }: Partial<Mode>): Promise<void> {
  const isForced = matchMedia('(forced-colors: active)').matches
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isForced === (forcedColors !== undefined) && isReduced === (reducedMotion !== undefined)) return
  await commands.emulate({ forcedColors: forcedColors ?? 'none', reducedMotion: reducedMotion ?? 'no-preference' })
}

async function resize(width: number, height: number): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height)
}
