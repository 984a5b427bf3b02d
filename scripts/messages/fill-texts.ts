import { isForms, listForms, type Tree } from './find-problems.js'

/**
 * The texts of a language in the order of English: those given, and English ones for the rest, with a form for each of the
 * plural categories. Texts that English does not have are left out.
 */
export function fillTexts(english: Tree, given: Tree, categories: readonly string[]): Tree {
  const texts = Object.entries(english).map(([key, text]) => [key, fillText(text, given[key], categories)])
  return Object.fromEntries(texts)
}

function fillText(english: string | Tree, given: string | Tree | undefined, categories: readonly string[]) {
  if (typeof english === 'string') return given ?? english
  if (!isForms(english)) return fillTexts(english, typeof given === 'object' ? given : {}, categories)
  if (typeof given === 'string') return given
  const forms = listForms(english, categories).map((form) => [form, given?.[form] ?? english[form] ?? english.other])
  return Object.fromEntries(forms)
}
