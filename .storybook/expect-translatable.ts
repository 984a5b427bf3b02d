import { expect } from 'vitest'
import { type Args, showArgs, takeStoryError } from './changed-args.js'
import { lateCodeIsShown } from './late-code.js'
import { listTexts, listTranslated, translatePage } from './translate-page.js'

/** The arguments of the story before, by the title of its file. */
const earlier = new Map<string, Args>()

/**
 * Changes the arguments of the mounted story to those of the story before it in its file, and back, each time in a page that
 * a translator has changed. React throws nothing, and no text stays that a page without a translator would not show.
 */
export async function expectTranslatable({ id, args }: { id: string; args: Args }): Promise<void> {
  const [title = ''] = id.split('--')
  const before = earlier.get(title)
  earlier.set(title, args)
  if (!before || isSame(before, args)) return
  const texts = await mount(args)
  const textsBefore = await mount(before)
  await expectChange(args, texts)
  await mount(args)
  await expectChange(before, textsBefore)
}

/** Mounts the story anew. Returns the texts of the page. */
async function mount(args: Args): Promise<ReadonlySet<string>> {
  showArgs(args, { isFresh: true })
  await settle()
  // A list that measures itself draws all of its rows in the frame after.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // What it throws by itself is a failure of the story.
  takeStoryError()
  return listTexts(document.body)
}

async function expectChange(args: Args, texts: ReadonlySet<string>): Promise<void> {
  translatePage(document.body)
  showArgs(args)
  await settle()
  expect(takeStoryError(), 'what React throws in a translated page').toBe(null)
  const stale = listTranslated(document.body).filter((text) => !texts.has(text))
  expect(stale, 'texts that stay in a translated page').toEqual([])
}

async function settle(): Promise<void> {
  await lateCodeIsShown()
  // React runs effects in a task of their own.
  await new Promise((resolve) => setTimeout(resolve))
}

function isSame(one: Args, other: Args): boolean {
  const names = Object.keys({ ...one, ...other })
  return names.every((name) => Object.is(one[name], other[name]))
}
