import axe from 'axe-core'
import { configure } from 'storybook/test'
import { afterEach, beforeAll, expect, inject, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { isEndless, waitUntilStill } from '../stories/support/wait-until-still.js'
import { listModes, type Mode, type ModeName, modes } from './modes.js'
import './still.css'
import { MODE_EVENT } from './themed-story.js'

declare module 'vitest' {
  interface ProvidedContext {
    isVisualRun: boolean
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate(media: { forcedColors: 'active' | 'none'; reducedMotion: 'reduce' | 'no-preference' }): Promise<void>
    movePointerAway(): Promise<void>
  }
}

type Story = { id: string; tags: string[]; parameters: { chromatic?: { disableSnapshot: boolean; modes: object } } }

const DESKTOP = { width: 800, height: 700 }

const colorRules = ['color-contrast', 'link-in-text-block']
const layoutRules = ['scrollable-region-focusable']

/**
 * The rules that axe checks in each further mode. The addon checks every rule in the default mode, `dark-indigo`. The
 * elements and their ARIA attributes are the same in all modes, so only rules that measure colours or boxes can give
 * another result. The `rtl` mode is light. Forced colors replace the colours of the page, so there only boxes count.
 */
const axeRules: Partial<Record<ModeName, string[]>> = {
  rtl: [...colorRules, ...layoutRules],
  'forced-colors': layoutRules,
}

const isVisualRun = inject('isVisualRun')

// A view is loaded on demand, which can take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** When the last file came, ms since the page began to load. */
let lastFile = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntriesByType('resource')) {
    lastFile = Math.max(lastFile, (entry as PerformanceResourceTiming).responseEnd)
  }
}).observe({ type: 'resource' })

/** How long React shows a skeleton at least, with a margin, ms: `FALLBACK_THROTTLE_MS` in its source is 300. */
const SKELETON_TIME = 350

beforeAll(() => commands.movePointerAway())

afterEach(async (context) => {
  const story = (context as { story?: Story }).story
  if (!story || context.task.result?.state === 'fail') return
  const names = listModes(context.task.name, story.tags)
  const { chromatic } = story.parameters
  expect(Object.keys(chromatic?.modes ?? {}), 'the modes that Chromatic photographs').toEqual([...names])
  expect(chromatic?.disableSnapshot).toBe(names.length === 0)
  const photographed = isVisualRun ? names : []
  await lateCodeIsShown()
  try {
    for (const name of Object.keys(modes) as ModeName[]) {
      const rules = axeRules[name]
      if (!rules && !photographed.includes(name)) continue
      await show(modes[name])
      if (rules) await expectNoViolation(name, rules)
      if (photographed.includes(name) && showsAnythingOf(modes[name])) {
        await frame(modes[name])
        await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${story.id}--${name}`, {
          // ms; a tall picture takes long on a busy machine.
          timeout: 20_000,
        })
      }
    }
  } finally {
    // The addon sets the window size before each story, and the mode ends when the story unmounts.
    document.body.removeAttribute('data-cropped')
    await emulate({})
  }
  // ms; enough for ten pictures of a tall gallery on a busy machine.
}, 90_000)

/** Waits for code that a story loads later, and until React has replaced its skeleton. */
async function lateCodeIsShown(): Promise<void> {
  await vi.dynamicImportSettled()
  const left = lastFile + SKELETON_TIME - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

async function show(mode: Mode): Promise<void> {
  document.body.removeAttribute('data-cropped')
  await emulate(mode)
  await resize(mode.width ?? DESKTOP.width, DESKTOP.height)
  window.dispatchEvent(new CustomEvent(MODE_EVENT, { detail: mode.globals }))
  await document.fonts.ready
  await waitUntilStill()
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

/** Skips the picture with reduced motion of a story without endless animations: it would equal the others. */
function showsAnythingOf(mode: Mode): boolean {
  return !mode.reducedMotion || document.getAnimations().some(isEndless)
}

/**
 * Crops the picture to the story, or to the whole window while an overlay is open. The browser does not paint what is
 * below the window, so the window grows with a tall story.
 */
async function frame(mode: Mode): Promise<void> {
  const isOverlaid =
    document.querySelector('[data-lintel-modal], [data-lintel-toast], [data-lintel-theme-panel]') !== null
  document.body.toggleAttribute('data-cropped', !isOverlaid)
  const root = document.documentElement
  let height: number
  do {
    height = root.scrollHeight
    if (height > DESKTOP.height) await resize(mode.width ?? DESKTOP.width, height)
    // A part whose code comes later makes the story grow, and may load another.
    await lateCodeIsShown()
    // Two frames: a ResizeObserver runs after the first.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  } while (root.scrollHeight > height)
}

async function expectNoViolation(mode: ModeName, rules: string[]): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: rules },
    resultTypes: ['violations'],
  })
  const report = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  expect(report, `axe in mode ${mode}`).toEqual([])
}
