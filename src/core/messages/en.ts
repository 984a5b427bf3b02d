import type { ComponentWordOverrides, ComponentWords } from '../../words/component-words.js'
import { readWords } from '../../words/read-words.js'
import { coreTexts } from './core-texts.js'
import { enErrors } from './en-errors.js'
import { firstTexts } from './first-texts.js'
import type { ViewWordOverrides, ViewWords } from './views/view-words.js'

/** Every word of Lintel in English. */
export const en = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ readWords(firstTexts),
  /* @__PURE__ */ readWords(coreTexts),
  {
    /** A BCP 47 tag. `Intl` formats amounts, counts and lists for it. */
    locale: 'en',
    errors: enErrors,
    /** The words of the components in another language. The English ones load with each component. */
    components: {} as ComponentWordOverrides,
    /** The words of the account's views in another language. The English ones load with each view. */
    views: {} as ViewWordOverrides,
  },
)

/** The words of an instance, `ShownMessages` to apps. Those of components and views are there in another language than English only. */
export type Messages = typeof en

/** A whole translation, `Messages` to apps: every word, those of components and views included. */
export type Translation = Omit<Messages, 'components' | 'views'> & { components: ComponentWords; views: ViewWords }
