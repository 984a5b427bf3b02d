import axe from 'axe-core'
import { configure } from 'storybook/test'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { commands, page } from 'vitest/browser'
import { type Args, forgetArgs } from './changed-args.js'
import { expectTranslatable } from './expect-translatable.js'
import { lateCodeIsShown } from './late-code.js'
import { isNewToAxe, readLooks, rememberChecked } from './looks.js'
import { listModes, type Mode, type ModeName, modes } from './modes.js'
import { hasStylesFor } from './product-styles.js'
import { growWindow, leaveModes, showMode } from './show-mode.js'
import { isEndless } from './wait-until-still.js'
import './still.css'
import './without-blur.css'

declare module 'vitest' {
  interface ProvidedContext {
    isVisualRun: boolean
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway(): Promise<void>
  }
}

type Story = {
  id: string
  args: Args
  tags: string[]
  parameters: { chromatic?: { disableSnapshot: boolean; modes: object } }
}

const colorRules = ['color-contrast', 'link-in-text-block']
const layoutRules = ['scrollable-region-focusable']

/**
 * The rules that axe checks in each further mode. The addon checks every rule in the default mode, `dark-indigo`. The
 * elements and their ARIA attributes are the same in all modes, so only rules that measure colors or boxes can give
 * another result. The `rtl` mode is light. Forced colors replace the colors of the page, so there only boxes count.
 */
const axeRules: Partial<Record<ModeName, string[]>> = {
  rtl: [...colorRules, ...layoutRules],
  'forced-colors': layoutRules,
}

const isVisualRun = inject('isVisualRun')

/** Pictures that no test compares any more would never be missed. */
const baselines = new Set(
  Object.keys(import.meta.glob('../tests/visual/baselines/*.png')).map((path) => path.replace(/.*\/|\.png$/g, '')),
)

// A view is loaded on demand, which can take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => commands.movePointerAway())

afterEach(async (context) => {
  const story = (context as { story?: Story }).story
  if (!story || context.task.result?.state === 'fail') return
  const { name } = context.task
  const names = listModes(name, story.tags)
  const { chromatic } = story.parameters
  expect(Object.keys(chromatic?.modes ?? {}), 'the modes that Chromatic photographs').toEqual([...names])
  expect(chromatic?.disableSnapshot).toBe(names.length === 0)
  const photographed = isVisualRun ? names : []
  await lateCodeIsShown()
  const looks = readLooks()
  const rules = name === 'Gallery' || isNewToAxe(looks) ? axeRules : {}
  document.body.toggleAttribute('data-photographed', photographed.length > 0)
  try {
    for (const mode of Object.keys(modes) as ModeName[]) {
      const picture = `${story.id}--${mode}`
      const isPhotographed = photographed.includes(mode)
      if (rules[mode] || isPhotographed) await showMode(modes[mode])
      if (rules[mode]) await expectNoViolation(mode, rules[mode])
      if (isPhotographed && showsAnythingOf(modes[mode], story.tags)) {
        await frame(modes[mode])
        await expect.element(page.elementLocator(document.body)).toMatchScreenshot(picture, {
          // ms; a tall picture takes long on a busy machine.
          timeout: 20_000,
        })
      } else if (isVisualRun) {
        expect(baselines, 'a picture that no test compares').not.toContain(picture.replaceAll('--', '-'))
      }
    }
    if (rules === axeRules) rememberChecked(looks)
    await expectTranslatable(story)
  } finally {
    document.body.removeAttribute('data-photographed')
    forgetArgs()
    await leaveModes()
  }
  // ms; enough for ten pictures of a tall gallery on a busy machine.
}, 90_000)

/** The stylesheets whose forced colors no other gallery shows. */
const ofViews = (path: string) => path.startsWith('src/features/')

/**
 * Skips a picture that would equal another: with reduced motion if there is no endless animation. The cards of a view are as
 * wide as a phone, and components have galleries of their own in forced colors, so a view has a picture in these modes only if it
 * has styles for them.
 */
function showsAnythingOf(mode: Mode, tags: string[]): boolean {
  if (mode.reducedMotion) return document.getAnimations().some(isEndless)
  if (!tags.includes('view')) return true
  return mode.width ? hasStylesFor('max-width') : !mode.forcedColors || hasStylesFor('forced-colors', ofViews)
}

/** Crops the picture to the story, or to the whole window while an overlay is open. The window grows with a tall story. */
async function frame(mode: Mode): Promise<void> {
  const isOverlaid =
    document.querySelector('[data-lintel-modal], [data-lintel-toast], [data-lintel-theme-panel]') !== null
  document.body.toggleAttribute('data-cropped', !isOverlaid)
  const root = document.documentElement
  let height: number
  do {
    height = root.scrollHeight
    await growWindow(mode, height)
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
