import axe from 'axe-core'
import { configure } from 'storybook/test'
import { afterEach, expect, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { listModes, type Mode, type ModeName, modes } from './modes.js'
import { MODE_EVENT } from './themed-story.js'

declare module 'vitest' {
  interface ProvidedContext {
    isVisualRun: boolean
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate(media: { forcedColors: 'active' | 'none'; reducedMotion: 'reduce' | 'no-preference' }): Promise<void>
  }
}

type Story = { id: string; tags: string[] }

const DESKTOP = { width: 800, height: 700 }
/** Looks in which every story is checked by axe, besides the default one that the addon checks. */
const axeModes = ['light-indigo', 'rtl', 'forced-colors'] as const satisfies readonly ModeName[]
const isVisualRun = inject('isVisualRun')

// A view's code comes on demand; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 })

// A colour half-way to its next value would be measured and photographed. A picture ends where its story does.
const still = document.createElement('style')
still.textContent = `
  *, ::before, ::after { transition: none !important }
  body[data-cropped] { inline-size: fit-content; block-size: fit-content; min-block-size: 0 }
`
document.head.append(still)

afterEach(async (context) => {
  const story = (context as { story?: Story }).story
  if (!story || context.task.result?.state === 'fail') return
  const photographed = isVisualRun ? listModes(context.task.name, story.tags) : []
  try {
    for (const name of Object.keys(modes) as ModeName[]) {
      const isChecked = (axeModes as readonly ModeName[]).includes(name)
      if (!isChecked && !photographed.includes(name)) continue
      await show(modes[name])
      if (isChecked) await expectNoViolation(name)
      if (photographed.includes(name) && showsAnythingOf(modes[name])) {
        await frame(modes[name])
        await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${story.id}--${name}`, {
          // ms; a busy machine takes long over a tall picture, which is no sign of change.
          timeout: 20_000,
        })
      }
    }
  } finally {
    // The next story starts in a plain browser. Its window is set before it; the look goes with this story.
    document.body.removeAttribute('data-cropped')
    await emulate({})
  }
  // Ten pictures of a tall gallery, on a machine that is busy with other things.
}, 90_000)

async function show(mode: Mode): Promise<void> {
  document.body.removeAttribute('data-cropped')
  await emulate(mode)
  await resize(mode.width ?? DESKTOP.width, DESKTOP.height)
  window.dispatchEvent(new CustomEvent(MODE_EVENT, { detail: mode.globals }))
  await document.fonts.ready
  // Storybook pauses all motion after a play function, half-way through a fade too: what ends is brought to its end.
  for (const animation of document.getAnimations()) {
    if (!isEndless(animation)) animation.finish()
  }
  await new Promise(requestAnimationFrame)
}

// Each of the two asks the browser from outside of the page, which costs as much as axe does: only when it has to.
async function emulate({ forcedColors, reducedMotion }: Partial<Mode>): Promise<void> {
  const isForced = matchMedia('(forced-colors: active)').matches
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isForced === (forcedColors !== undefined) && isReduced === (reducedMotion !== undefined)) return
  await commands.emulate({ forcedColors: forcedColors ?? 'none', reducedMotion: reducedMotion ?? 'no-preference' })
}

async function resize(width: number, height: number): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height)
}

/** Reduced motion looks like any other picture where nothing moves. */
function showsAnythingOf(mode: Mode): boolean {
  return !mode.reducedMotion || document.getAnimations().some(isEndless)
}

function isEndless({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
}

/**
 * Crops the picture to the story; to the whole window while something lies over the page. What lies below the window
 * is not painted, so that the window grows with a tall story.
 */
async function frame(mode: Mode): Promise<void> {
  const isOverlaid =
    document.querySelector('[data-lintel-modal], [data-lintel-toast], [data-lintel-theme-panel]') !== null
  document.body.toggleAttribute('data-cropped', !isOverlaid)
  const { scrollHeight } = document.documentElement
  if (scrollHeight > DESKTOP.height) await resize(mode.width ?? DESKTOP.width, scrollHeight)
  // Once more than for axe: whoever watches sizes is told after the first frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

async function expectNoViolation(mode: ModeName): Promise<void> {
  const { violations } = await axe.run(document.body, {
    rules: {
      region: { enabled: false },
      // In forced colors the system picks the pairs; axe would measure the author's colours that are not painted.
      'color-contrast': { enabled: mode !== 'forced-colors' },
    },
  })
  const report = violations.map(
    (violation) => `${violation.id}: ${violation.help}\n  ${violation.nodes.map((node) => node.html).join('\n  ')}`,
  )
  expect(report, `axe in mode ${mode}`).toEqual([])
}
