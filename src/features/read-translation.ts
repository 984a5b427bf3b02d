import type { Messages } from '../core/words/messages.js'
import { createMessages, en } from './english.js'

type Texts = { readonly [Key: string]: unknown }

type TranslationFiles = {
  /** The texts of core. */
  core: Texts
  components: object
  /** The texts of each feature and of parts: `titles`, `errors`, groups that load with the modal, and words of views. */
  features: readonly Texts[]
}

/** Makes one catalogue of the JSON files of a language. `locale` is a BCP 47 tag. */
export function readTranslation(locale: string, { core, components, features }: TranslationFiles): Messages {
  const groups = Object.entries(Object.assign({}, ...features) as Texts)
  const pick = (isOfModal: boolean) => Object.fromEntries(groups.filter(([name]) => name in en === isOfModal))
  const join = (name: string) => Object.assign({}, ...[core, ...features].map((texts) => texts[name]))
  const joined = { titles: join('titles'), errors: join('errors') }
  // A test of all catalogues finds missing texts, because JSON has no types.
  return createMessages({ locale, ...core, ...pick(true), ...joined, components, views: pick(false) }) as Messages
}
