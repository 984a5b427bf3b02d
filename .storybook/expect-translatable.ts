import { expect } from 'vitest'
import { type Args, showArgs, takeStoryError } from './changed-args.js'
import { lateCodeIsShown } from './late-code.js'
import { listTexts, listTranslated, translatePage } from './translate-page.js'

/** The arguments of the story before, by the title of its file. */
const earlier = new Map<string, Args>()

/**
 * Changes the arguments of the mounted story to those of the story before it in its file, in a page that a translator has
 * changed. React throws nothing, and no text stays that a page without a translator would not show.
 */
export async function expectTranslatable({ id, args }: { id: string; args: Args }): Promise<void> {
  const [title = ''] = id.split('--')
  const before = earlier.get(title)
  earlier.set(title, args)
  if (!before) return
  const next = { ...before, ...listDefaults(args) }
  if (isSame(next, args)) return
  await mount(args)
  showArgs(next)
  await settle()
  // A list that measures itself draws all of its rows in the frame after.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const texts = listTexts(document.body)
  await mount(args)
  // What it throws by itself is a failure of the story.
  takeStoryError()
  translatePage(document.body)
  showArgs(next)
  await settle()
  expect(takeStoryError(), 'what React throws in a translated page').toBe(null)
  const stale = listTranslated(document.body).filter((text) => !texts.has(text))
  expect(stale, 'texts that stay in a translated page').toEqual([])
}

async function mount(args: Args): Promise<void> {
  showArgs(args, { isFresh: true })
  await settle()
}

async function settle(): Promise<void> {
  await lateCodeIsShown()
  // React runs effects in a task of their own.
  await new Promise((resolve) => setTimeout(resolve))
}

/** Only a mount reads these, such as `defaultValue`. */
function listDefaults(args: Args): Args {
  return Object.fromEntries(Object.entries(args).filter(([name]) => name.startsWith('default')))
}

function isSame(one: Args, other: Args): boolean {
  const names = Object.keys({ ...one, ...other })
  return names.every((name) => Object.is(one[name], other[name]))
}
