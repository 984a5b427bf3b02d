import { isRecord } from '../../rules/is-record.js'
import type { ComponentWordOverrides } from '../../words/component-words.js'
import { en, type Messages } from './en.js'

type Words = string | ((...parameters: never[]) => string) | undefined

/** Part of the catalogue. Words that are left out do not change. */
export type MessageOverrides = DeepPartial<Messages>

type DeepPartial<Tree> = { [Key in keyof Tree]?: Tree[Key] extends Words ? Tree[Key] : DeepPartial<Tree[Key]> }

/** Words that replace the English ones: an object, or a function that loads it. */
export type MessagesSource = MessageOverrides | (() => Promise<MessageOverrides>)

/**
 * Merges `overrides` into `base`, string by string.
 *
 * @example createMessages(en, { connectButton: { connect: 'Sign in with a wallet' } })
 */
export function createMessages(base: Messages = en, overrides: MessageOverrides = {}): Messages {
  const components = mergeComponentWords(base.components, overrides.components ?? {})
  return { ...(overlay(base, overrides) as Messages), components }
}

/** The catalogue has no English words of components to compare the keys with. */
function mergeComponentWords(base: ComponentWordOverrides, overrides: ComponentWordOverrides): ComponentWordOverrides {
  const merged: [string, object][] = Object.entries({ ...base, ...overrides }).map(([name, words]) => [
    name,
    { ...base[name as keyof ComponentWordOverrides], ...words },
  ])
  return Object.fromEntries(merged)
}

function overlay(base: unknown, overrides: unknown): unknown {
  if (overrides === undefined) return base
  if (!isRecord(base) || !isRecord(overrides)) return overrides
  const merged: Record<string, unknown> = { ...base }
  for (const key of Object.keys(overrides)) {
    // Ignore keys that English does not have, such as `__proto__`.
    if (Object.hasOwn(base, key)) merged[key] = overlay(base[key], overrides[key])
  }
  return merged
}
