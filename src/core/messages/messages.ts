import { isRecord } from '../../rules/is-record.js'
import { en, type Messages } from './en.js'

type Words = string | ((...parameters: never[]) => string)

/** Any part of the catalogue; what is left out stays as it was. */
export type MessageOverrides = DeepPartial<Messages>

type DeepPartial<Tree> = { [Key in keyof Tree]?: Tree[Key] extends Words ? Tree[Key] : DeepPartial<Tree[Key]> }

/** Words to put over English: an object, or a function that loads one when it is needed. */
export type MessagesSource = MessageOverrides | (() => Promise<MessageOverrides>)

/**
 * A full catalogue: `overrides` laid over `base`, string by string.
 *
 * @example createMessages(en, { connectButton: { connect: 'Sign in with a wallet' } })
 */
export function createMessages(base: Messages = en, overrides: MessageOverrides = {}): Messages {
  return overlay(base, overrides) as Messages
}

function overlay(base: unknown, overrides: unknown): unknown {
  if (overrides === undefined) return base
  if (!isRecord(base) || !isRecord(overrides)) return overrides
  const merged: Record<string, unknown> = { ...base }
  for (const key of Object.keys(overrides)) {
    // Keys that English does not have are nobody's words; `__proto__` is among them.
    if (Object.hasOwn(base, key)) merged[key] = overlay(base[key], overrides[key])
  }
  return merged
}
