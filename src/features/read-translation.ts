import type { Translation } from '../core/words/messages.js'
import { createMessages, en } from './english.js'
import { joinGroups } from './join-groups.js'

type TranslationFiles = {
  /** The texts of core. */
  core: object
  components: object
  /** The texts of each feature and of parts: `titles`, groups that load with the modal, and words of views. */
  features: readonly object[]
}

/** Makes one catalogue of the JSON files of a language. `locale` is a BCP 47 tag. */
export function readTranslation(locale: string, { core, components, features }: TranslationFiles): Translation {
  const groups = Object.entries(joinGroups(features))
  const pick = (isOfModal: boolean) => Object.fromEntries(groups.filter(([name]) => name in en === isOfModal))
  // A test of all catalogues finds missing texts, because JSON has no types.
  return createMessages({ locale, ...core, ...pick(true), components, views: pick(false) }) as Translation
}
