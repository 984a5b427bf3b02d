import type { Translation } from '../core/words/messages.js'
import { createMessages, en } from './english.js'

type Texts = { readonly [Key: string]: unknown }

type TranslationFiles = {
  /** The texts of core. */
  core: object
  components: object
  /** The texts of each feature and of parts: `titles`, groups that load with the modal, and words of views. */
  features: readonly Texts[]
}

/** Makes one catalogue of the JSON files of a language. `locale` is a BCP 47 tag. */
export function readTranslation(locale: string, { core, components, features }: TranslationFiles): Translation {
  const groups = Object.entries(Object.assign({}, ...features) as Texts)
  const pick = (isOfModal: boolean) => Object.fromEntries(groups.filter(([name]) => name in en === isOfModal))
  const titles = Object.assign({}, ...features.map((texts) => texts.titles))
  // A test of all catalogues finds missing texts, because JSON has no types.
  return createMessages({ locale, ...core, ...pick(true), titles, components, views: pick(false) }) as Translation
}
