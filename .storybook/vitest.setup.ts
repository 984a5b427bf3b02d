import axe from 'axe-core'
import { afterEach, expect, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type Mode, type ModeName, modes, plainModes } from './modes.js'
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

// A colour half-way to its next value would be measured and photographed.
const still = document.createElement('style')
still.textContent = '*, ::before, ::after { transition: none !important }'
document.head.append(still)

afterEach(async (context) => {
  const story = (context as { story?: Story }).story
  if (!story || context.task.result?.state === 'fail') return
  const photographed: readonly ModeName[] = !isVisualRun
    ? []
    : context.task.name === 'Gallery'
      ? (Object.keys(modes) as ModeName[])
      : story.tags.includes('visual')
        ? plainModes
        : []
  for (const name of Object.keys(modes) as ModeName[]) {
    const isChecked = (axeModes as readonly ModeName[]).includes(name)
    if (!isChecked && !photographed.includes(name)) continue
    await show(modes[name])
    if (isChecked) await expectNoViolation(name)
    if (photographed.includes(name)) {
      await showWhole(modes[name])
      await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${story.id}--${name}`)
    }
  }
  await show({ globals: {} })
  // Nine pictures of a tall gallery, on a machine that is busy with other things.
}, 90_000)

async function show(mode: Mode): Promise<void> {
  await commands.emulate({
    forcedColors: mode.forcedColors ?? 'none',
    reducedMotion: mode.reducedMotion ?? 'no-preference',
  })
  await page.viewport(mode.width ?? DESKTOP.width, DESKTOP.height)
  window.dispatchEvent(new CustomEvent(MODE_EVENT, { detail: mode.globals }))
  await document.fonts.ready
  // Storybook pauses all motion after a play function, half-way through a fade too: what ends is brought to its end.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** What lies below the window is not painted: the window grows to the story. */
async function showWhole(mode: Mode): Promise<void> {
  const { scrollHeight } = document.documentElement
  if (scrollHeight <= DESKTOP.height) return
  await page.viewport(mode.width ?? DESKTOP.width, scrollHeight)
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
