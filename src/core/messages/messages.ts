import { isRecord } from '../../rules/is-record.js'
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
  return {
    ...(overlay(base, overrides) as Messages),
    components: mergeGroups(base.components, overrides.components ?? {}),
    views: mergeGroups(base.views, overrides.views ?? {}),
  }
}

/** Merges words whose English ones load elsewhere, so that there are no keys to compare with. */
function mergeGroups<Groups extends object>(base: Groups, overrides: Groups): Groups {
  const merged = Object.entries({ ...base, ...overrides }).map(([name, words]) => [
    name,
    { ...base[name as keyof Groups], ...words },
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
