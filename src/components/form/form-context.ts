'use client'

import { createContext } from 'react'
import { defaultFormMessages, type FormMessages } from './form-messages.js'

/** The words of a form. */
export const FormWords = createContext<FormMessages>(defaultFormMessages)

/** What matchers are still finding out; `round` counts how often the form was sent or reset, after which they ask anew. */
export type FormAnswers = { pending: Set<Promise<boolean>>; round: number }

export const FormAnswersContext = createContext<FormAnswers>({ pending: new Set(), round: 0 })

/** What the parts of a field tell each other. */
export type FieldParts = {
  name: string
  /** Id of the label, once there is one. */
  labelId: string | undefined
  /** Called by the label with its id, and without one when it goes away. */
  setLabelId: (id: string | undefined) => void
  /** What the server has against the value. */
  error: string | undefined
}

export const FieldContext = createContext<FieldParts | undefined>(undefined)
