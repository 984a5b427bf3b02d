import type { NameProblem } from './model/problems.js'

/** The visitor's input, and the state of the registration. */
export type NameForm = {
  /** The typed text, tidied. */
  typed: string
  /** The selected zone; null means the first one. */
  zone: string | null
  /** The reason why the last try failed. */
  problem: NameProblem | null
  /** `signing`: the wallet is asked. `sending`: the message is signed and on its way. */
  phase: 'idle' | 'signing' | 'sending'
  /** A name that may be registered already, because the answer was lost. */
  unsure: string | null
}

/** The form of one instance. The input outlives the views. */
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
