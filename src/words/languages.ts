type LanguageFacts = {
  /** The language's own name. */
  name: string
  direction: 'ltr' | 'rtl'
  /** The plural categories of `Intl.PluralRules` that a count has texts for, in the order of their files. */
  categories: readonly Intl.LDMLPluralRule[]
}

/** The languages of all parts of the repository, by BCP 47 tag. English is built in; each other one has JSON files. */
export const languages = {
  en: { name: 'English', direction: 'ltr', categories: ['one', 'other'] },
  ar: { name: 'العربية', direction: 'rtl', categories: ['zero', 'one', 'two', 'few', 'many', 'other'] },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

/** The tags of the languages, English first. */
export const languageTags = Object.keys(languages) as [Language, ...Language[]]

/**
 * The language for a locale (BCP 47): one of its language, if possible of its script. English if there is none.
 *
 * @example findLanguage('ar-EG') // 'ar'
 */
export function findLanguage(locale: string): Language {
  const wanted = readLocale(locale)
  const found = languageTags.filter((tag) => readLocale(tag)?.language === wanted?.language)
  return found.find((tag) => readLocale(tag)?.script === wanted?.script) ?? found[0] ?? 'en'
}

function readLocale(locale: string): Intl.Locale | null {
  try {
    return new Intl.Locale(locale).maximize()
  } catch {
    // Not a BCP 47 tag.
    return null
  }
}
