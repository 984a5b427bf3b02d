import type { ComponentWordOverrides, ComponentWords } from '../../words/component-words.js'
import type { WordOverrides, Words } from '../../words/text.js'
import type { ErrorCode } from '../errors/error-code.js'
import type { FeatureModalWords, FeatureWords } from '../feature-types.js'
import type { ErrorWords } from './error-texts.js'
import type { firstTexts } from './first-texts.js'
import type { shellTexts } from './shell-texts.js'

/** All words of the views that load their words themselves. */
export type ViewWords = FeatureWords

/** Words that replace the English ones of some views. */
export type ViewWordOverrides = { [Name in keyof ViewWords]?: Partial<ViewWords[Name]> }

/** The words that are needed before the modal opens. */
export type FirstWords = Words<typeof firstTexts>

/** The words of an instance. It has those of components and views only in other languages than English. */
export type ShownMessages = FirstWords &
  Words<typeof shellTexts> &
  FeatureModalWords & {
    /** A BCP 47 tag. `Intl` formats amounts, counts and lists for it. */
    locale: string
    errors: Record<ErrorCode, ErrorWords>
    /** The words of the components in another language. The English ones load with each component. */
    components: ComponentWordOverrides
    /** The words of the account's views in another language. The English ones load with each view. */
    views: ViewWordOverrides
  }

/** A whole translation: every word, those of components and views included. */
export type Messages = Omit<ShownMessages, 'components' | 'views'> & { components: ComponentWords; views: ViewWords }

/** A part of the messages. Words that are left out do not change. A text may have the `{name}` of each parameter. */
export type MessageOverrides = WordOverrides<Omit<ShownMessages, 'components' | 'views'>> & {
  components?: WordOverrides<ComponentWords>
  views?: WordOverrides<ViewWords>
}
