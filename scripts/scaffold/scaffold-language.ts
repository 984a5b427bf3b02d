import { languageTags } from '../../src/words/languages.js'
import type { Scaffold } from './scaffold.js'

/** The line of a new language in the list, and its entry of the package. `npm run messages` writes its JSON files. @throws Error for a tag that is not BCP 47 */
export function scaffoldLanguage(tag: string | undefined): Scaffold {
  const [canonical] = tag === undefined ? [] : Intl.getCanonicalLocales(tag)
  if (canonical === undefined || canonical !== tag || languageTags.some((one) => one === tag)) {
    throw new Error(
      `Got the language ${JSON.stringify(tag)}. Pass a BCP 47 tag that is not in the list, such as pt-BR.`,
    )
  }
  const locale: Intl.Locale & { getTextInfo?: () => { direction: string } } = new Intl.Locale(tag)
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)
  // In the order of CLDR, as `Intl` returns them in no certain one.
  const known = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const categories = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((one) =>
    known.some((other) => other === one),
  )
  const facts = `name: '${name}', direction: '${locale.getTextInfo?.().direction ?? 'ltr'}'`
  const camel = tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    files: {
      [`src/languages/${tag}.ts`]: `import core from '../core/words/${tag}.json' with { type: 'json' }
import type { Translation } from '../core/words/messages.js'
import components from '../words/${tag}.json' with { type: 'json' }
import { readTranslation } from '../features/read-translation.js'

const features = import.meta.glob<Record<string, unknown>>(
  ['../features/*/messages/${tag}.json', '../parts/messages/${tag}.json'],
  { eager: true, import: 'default' },
)

/** Every word of Lintel in ${name}. */
export const ${camel}: Translation = readTranslation('${tag}', { core, components, features: Object.values(features) })
`,
    },
    edits: [
      {
        file: 'src/words/languages.ts',
        after: /^ {2}(\w+|'[\w-]+'): \{ name: .*$/gm,
        line: `  '${tag}': { ${facts}, categories: [${categories.map((one) => `'${one}'`).join(', ')}] },`,
      },
    ],
    next: [`npm run messages ${tag}`, 'Translate what it prints.'],
  }
}
