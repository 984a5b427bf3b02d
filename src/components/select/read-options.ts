import type { ReactNode } from 'react'

/** One thing to choose. */
export type SelectOption = {
  /** What is submitted and handed to `onValueChange`; never empty, and no two are the same. */
  value: string
  /** What is read and typed for. */
  label: string
  /** A small picture before the words. */
  icon?: ReactNode
  /** A word after them, such as a symbol. */
  hint?: ReactNode
  disabled?: boolean | undefined
}

/** Options under a name. Groups do not nest. */
export type SelectGroup = { label: string; options: readonly SelectOption[] }

export type SelectOptions = readonly (SelectOption | SelectGroup)[]

/** Whether an entry is a group of options. */
export function isGroup(entry: SelectOption | SelectGroup): entry is SelectGroup {
  return 'options' in entry
}

/**
 * Every option in the order in which it is shown.
 *
 * @throws Error for an option without a value, and for a value that two options have.
 */
export function readOptions(entries: SelectOptions): SelectOption[] {
  const options = entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
  const seen = new Set<string>()
  for (const { value, label } of options) {
    if (value === '') {
      throw new Error(
        `The option "${label}" of a Select has an empty value, which means that nothing is chosen. ` +
          'Say it in `placeholder` instead, or give the option a value such as "any".',
      )
    }
    if (seen.has(value)) {
      throw new Error(`Two options of a Select have the value "${value}". Give each its own, "${label}" is the second.`)
    }
    seen.add(value)
  }
  return options
}

/** Which option to go to by `step` from `from`, past disabled ones; stays when there is none. */
export function stepOption(options: readonly SelectOption[], from: number, step: number): number {
  const direction = Math.sign(step)
  let found = from
  let at = from
  for (let left = Math.abs(step); left > 0; ) {
    at += direction
    const option = options[at]
    if (!option) break
    if (option.disabled) continue
    found = at
    left--
  }
  return found
}

/**
 * The option that was typed for: the next one after `from` whose label begins with `search`. The same letter again and
 * again walks through those that begin with it.
 */
export function findTyped(options: readonly SelectOption[], search: string, from: number): number {
  const letters = [...search.toLocaleLowerCase()]
  const isOneLetter = letters.every((letter) => letter === letters[0])
  const wanted = isOneLetter ? (letters[0] ?? '') : letters.join('')
  // One letter means the next one; a longer word may still mean the one it has found.
  const first = from + (isOneLetter ? 1 : 0)
  for (let step = 0; step < options.length; step++) {
    const at = (Math.max(first, 0) + step) % options.length
    const option = options[at]
    if (option && !option.disabled && option.label.toLocaleLowerCase().startsWith(wanted)) return at
  }
  return -1
}
