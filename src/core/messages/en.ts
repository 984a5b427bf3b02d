import type { ComponentWordOverrides } from '../../words/component-words.js'
import { readWords } from '../../words/read-words.js'
import type { Words } from '../../words/text.js'
import { coreTexts } from './core-texts.js'
import { enErrors } from './en-errors.js'
import type { ViewWordOverrides } from './views/view-words.js'

/** Every word of Lintel in English. */
export const en = /* @__PURE__ */ readWords({
  ...coreTexts,
  locale: 'en',
  errors: enErrors,
  components: {},
  views: {},
}) as Words<typeof coreTexts> & {
  /** A BCP 47 tag. `Intl` formats amounts, counts and lists for it. */
  locale: string
  errors: typeof enErrors
  /** The words of the components in another language. The English ones load with each component. */
  components: ComponentWordOverrides
  /** The words of the account's views in another language. The English ones load with each view. */
  views: ViewWordOverrides
}

export type Messages = typeof en
