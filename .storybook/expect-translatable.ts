import { expect } from 'vitest'
import { type Args, showArgs, takeStoryError } from './changed-args.js'
import { lateCodeIsShown } from './late-code.js'
import { translatePage } from './translate-page.js'

/** The arguments of the story before, by the title of its file. */
const earlier = new Map<string, Args>()

/**
 * Changes the arguments of the mounted story to those of the story before it in its file, and back, each time in a page that
 * a translator has changed: that shows the same text as in a page that nobody has changed.
 */
export async function expectTranslatable({ id, args }: { id: string; args: Args }): Promise<void> {
  const [title = ''] = id.split('--')
  const before = earlier.get(title)
  earlier.set(title, args)
  if (!before || isSame(before, args)) return
  for (const change of [
    { from: args, to: before },
    { from: before, to: args },
  ]) {
    const expected = await readChange(change, () => {})
    const text = await readChange(change, () => translatePage(document.body))
    expect(takeStoryError(), 'what React throws in a translated page').toBe(null)
    expect(text, 'the text of a translated page').toBe(expected)
  }
}

/** The text of the page after a change of the arguments. */
async function readChange({ from, to }: { from: Args; to: Args }, meanwhile: () => void): Promise<string> {
  showArgs(from, { isFresh: true })
  await settle()
  takeStoryError()
  meanwhile()
  showArgs(to)
  await settle()
  return document.body.textContent ?? ''
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
