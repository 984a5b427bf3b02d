/** Texts of a catalogue by key, groups of them included. Forms of a count are a group with `other`. */
export type Tree = { [key: string]: string | Tree }

/** Texts that are the same in every language: names of products. */
const SAME = /^(downloads\.(chrome|firefox|edge|android)|connect\.walletConnect|namespaces\.\w+)$/
/** The texts of these counts may write the number in words. */
const IN_WORDS = ['zero', 'one', 'two']

/** Whether a value has a text for each plural category. */
export function isForms(value: unknown): value is Record<string, string> {
  return typeof (value as Tree | undefined)?.other === 'string'
}

/** The plural categories that a text needs: those of the language, and 0 if English has a text for it. */
export function listForms(english: Record<string, string>, categories: readonly string[]): string[] {
  return [...new Set([...(english.zero ? ['zero'] : []), ...categories])]
}

/** The letters of scripts that `Intl` names by how a language writes, and Unicode by their letters. */
const letters: Record<string, string> = {
  Hans: '\\p{scx=Hani}',
  Hant: '\\p{scx=Hani}',
  Jpan: '\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}',
  Kore: '\\p{scx=Hang}\\p{scx=Hani}',
}

/** A language: its tag (BCP 47), and its plural categories. */
export type TextLanguage = { tag: string; categories: readonly string[] }

/** The problems of the texts of a language, each with its key. */
export function findProblems(english: Tree, given: Tree, language: TextLanguage, path = ''): string[] {
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(english, key))
  return [
    ...unknown.map((key) => `${path}${key}: not in English`),
    ...Object.entries(english).flatMap(([key, text]) => checkWord(text, given[key], language, `${path}${key}`)),
  ]
}

function checkWord(
  english: string | Tree,
  given: string | Tree | undefined,
  language: TextLanguage,
  key: string,
): string[] {
  if (given === undefined) return [`${key}: missing`]
  if (typeof english === 'string' || isForms(english)) return checkText(english, given, language, key)
  return typeof given === 'string' ? [`${key}: a text, not a group`] : findProblems(english, given, language, `${key}.`)
}

function checkText(
  english: string | Record<string, string>,
  given: string | Tree,
  { tag, categories }: TextLanguage,
  key: string,
): string[] {
  const from = typeof english === 'string' ? english : (english.other ?? '')
  const forms = (typeof given === 'string' ? { other: given } : given) as Record<string, string>
  const needed =
    typeof given === 'string' ? ['other'] : listForms(typeof english === 'string' ? {} : english, categories)
  const isBare = /^\{\w+\}$/.test(from) || !/\p{L}/u.test(from)
  return [
    ...needed.filter((form) => !forms[form]).map((form) => `${key}: no form ${form}`),
    ...Object.keys(forms)
      .filter((form) => !needed.includes(form))
      .map((form) => `${key}: a form ${form} that the language does not have`),
    ...Object.entries(forms)
      .filter(([form, text]) => hasOtherParameters(from, text, form))
      .map(([form]) => `${key}: other parameters than English (${form})`),
    ...(forms.other === from && !isBare && !SAME.test(key) ? [`${key}: not translated`] : []),
    ...(Object.values(forms).every((text) => isOtherScript(text, tag)) && !SAME.test(key)
      ? [`${key}: without a letter of ${tag}`]
      : []),
  ]
}

/** Whether a text has letters, but none of the language's script: then it belongs to another language. */
function isOtherScript(text: string, tag: string): boolean {
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn'
  const own = new RegExp(`[${letters[script] ?? `\\p{scx=${script}}`}]`, 'u')
  const said = text.replace(/\{\w+\}/g, '')
  return /\p{L}/u.test(said) && !own.test(said)
}

function hasOtherParameters(english: string, text: string, form: string): boolean {
  const [wanted, names] = [readNames(english), readNames(text)]
  const optional = IN_WORDS.includes(form) ? ['{count}', '{seconds}'] : []
  return (
    wanted.some((name) => !names.includes(name) && !optional.includes(name)) ||
    names.some((name) => !wanted.includes(name))
  )
}

function readNames(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])]
}
