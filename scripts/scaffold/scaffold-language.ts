import { languageTags } from '../../src/words/languages.js'
import type { Scaffold } from './scaffold.js'

/**
 * The line of a new language in the list, and its entry of the package. `npm run messages` writes its JSON files.
 *
 * @throws Error for a tag that is missing, listed already, or not in canonical BCP 47 form
 */
export function scaffoldLanguage(tag: string | undefined): Scaffold {
  if (tag === undefined || canonicalize(tag) !== tag || languageTags.some((one) => one === tag)) {
    throw new Error(
      `Got the language ${JSON.stringify(tag)}. Pass a BCP 47 tag that is not in the list, such as pt-BR.`,
    )
  }
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)
  // In the order of CLDR: `Intl` does not specify one.
  const known = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  const categories = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((one) =>
    known.some((other) => other === one),
  )
  const facts = `name: '${name}', direction: '${readDirection(tag)}'`
  const camel = tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    files: {
      [`src/languages/${tag}.ts`]: `import core from '../core/words/${tag}.json' with { type: 'json' }
import type { Messages } from '../core/words/messages.js'
import components from '../words/${tag}.json' with { type: 'json' }
import { readTranslation } from '../features/read-translation.js'

const features = import.meta.glob<Record<string, unknown>>(
  ['../features/*/messages/${tag}.json', '../parts/messages/${tag}.json'],
  { eager: true, import: 'default' },
)

/** Every word of Lintel in ${name}. */
export const ${camel}: Messages = readTranslation('${tag}', { core, components, features: Object.values(features) })
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

/** The canonical form of a tag; undefined if it is not one. */
function canonicalize(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

type TextInfo = { direction: string }

/** The direction of a language, `ltr` or `rtl`. @throws Error if the platform does not know directions */
export function readDirection(tag: string): string {
  // Node 20 has the property, later versions have the method.
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo?: () => TextInfo; textInfo?: TextInfo }
  const info = locale.getTextInfo?.() ?? locale.textInfo
  if (!info) throw new Error('This version of Node does not know the direction of languages. Use Node 20 or newer.')
  return info.direction
}
