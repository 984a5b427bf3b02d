import type { NameProblem } from './model/problems.js'

/** What the visitor has entered, and what became of it. */
export type NameForm = {
  /** As it was typed, tidied. */
  typed: string
  /** The chosen zone; null is the first one. */
  zone: string | null
  /** Why the last try failed. */
  problem: NameProblem | null
  /** `signing`: the wallet is asked. `sending`: the message is signed and on its way. */
  phase: 'idle' | 'signing' | 'sending'
  /** A name that may be registered already: the answer was lost. */
  unsure: string | null
}

/** The form of one instance. What was entered outlives the views. */
export type NameFormStore = {
  read(): NameForm
  subscribe(listener: () => void): () => void
  change(changed: Partial<NameForm>): void
}

export function createNameForm(): NameFormStore {
  const listeners = new Set<() => void>()
  let form: NameForm = { typed: '', zone: null, problem: null, phase: 'idle', unsure: null }
  return {
    read: () => form,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changed) {
      form = { ...form, ...changed }
      for (const listener of listeners) listener()
    },
  }
}
