import { expect } from 'vitest'
import { type Args, showArgs, takeStoryError } from './changed-args.js'
import { lateCodeIsShown } from './late-code.js'
import { listStaleTexts, translatePage } from './translate-page.js'

/** The arguments of the story before, by the title of its file. */
const earlier = new Map<string, Args>()

/**
 * Changes the arguments of the mounted story to those of the story before it in its file, in a page that a translator has
 * changed. Expects that React throws no error and that no replaced text stays.
 */
export async function expectTranslatable({ id, args }: { id: string; args: Args }): Promise<void> {
  const [title = ''] = id.split('--')
  const before = earlier.get(title)
  earlier.set(title, args)
  if (!before) return
  const next = { ...before, ...listDefaults(args) }
  if (isSame(next, args)) return
  await show(args, { isFresh: true })
  // An error of the unchanged story is a failure of the story itself.
  takeStoryError()
  const translations = translatePage()
  await show(next)
  expect(takeStoryError(), 'what React throws in a translated page').toBe(null)
  expect(listStaleTexts(translations), 'texts that stay in a translated page').toEqual([])
}

async function show(args: Args, options?: { isFresh: boolean }): Promise<void> {
  showArgs(args, options)
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
