'use client'

import { createContext } from 'react'
import type { FormMessages } from './form-messages.js'

/** The app's messages for its forms. */
export const FormWords = createContext<Partial<FormMessages>>({})

/** The pending matchers. `round` counts how often the form was sent or reset; matchers run again in each round. */
export type FormAnswers = { pending: Set<Promise<boolean>>; round: number }

export const FormAnswersContext = createContext<FormAnswers>({ pending: new Set(), round: 0 })

/** The values that a FormField shares with its label, control and messages. */
export type FieldContextValue = {
  name: string
  /** The id of the label, if there is one. */
  labelId: string | undefined
  /** Called by the label with its id, and with undefined when it unmounts. */
  setLabelId: (id: string | undefined) => void
  /** The error from the server. */
  error: string | undefined
}

export const FieldContext = createContext<FieldContextValue | undefined>(undefined)
