import type { ReactNode } from 'react'

/** An option of a Select. */
export type SelectOption = {
  /** Submitted with the form and passed to `onValueChange`. Unique and not empty. */
  value: string
  /** The text of the option; type-ahead searches it. */
  label: string
  /** A small picture before the label. */
  icon?: ReactNode
  /** A word after the label, such as a symbol. */
  hint?: ReactNode
  disabled?: boolean | undefined
}

/** Options below a label. Groups do not nest. */
export type SelectGroup = { label: string; options: readonly SelectOption[] }

export type SelectOptions = readonly (SelectOption | SelectGroup)[]

/** Whether an entry is a group of options. */
export function isGroup(entry: SelectOption | SelectGroup): entry is SelectGroup {
  return 'options' in entry
}

/**
 * Returns all options in the order in which they are shown.
 *
 * @throws Error for an option without a value, and for a value that two options have.
 */
export function readOptions(entries: SelectOptions): SelectOption[] {
  const options = entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
  const seen = new Set<string>()
  for (const { value, label } of options) {
    if (value === '') {
      throw new Error(
        `The option "${label}" of a Select has an empty value, which means that nothing is selected. ` +
          'Set `placeholder` instead, or give the option a value such as "any".',
      )
    }
    if (seen.has(value)) {
      throw new Error(
        `Two options of a Select have the value "${value}". Values must be unique; "${label}" is the second option.`,
      )
    }
    seen.add(value)
  }
  return options
}
