import { languageTags } from '../../src/words/languages.js'
import type { Scaffold } from './scaffold.js'
import { scaffoldView } from './scaffold-view.js'

/** The files of a new feature with its first view, which has its name, and the lines that list it. */
export function scaffoldFeature(name: { pascal: string; kebab: string; camel: string; title: string }): Scaffold {
  const { pascal, kebab, camel, title } = name
  const folder = `src/features/${kebab}`
  const { files, edits, next } = scaffoldView(name, kebab, true)
  const list = (file: string, imported: string, from: string, item: RegExp, line: string) => [
    { file, after: /^import .*$/gm, line: `import { ${imported} } from './${kebab}/${from}.js'` },
    { file, after: item, line },
  ]
  return {
    files: {
      ...files,
      [`${folder}/feature.ts`]: `import { defineFeature } from '../../core/options/define-feature.js'
import type { ${pascal}Words } from './messages/en.js'

export const ${camel} = defineFeature({
  views: {
    ${pascal}: {},
  },
})

declare module '../../core/feature-types.js' {
  interface FeatureWords {
    ${camel}: ${pascal}Words
  }
}
`,
      [`${folder}/messages/en.ts`]: `import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'
import { titles } from './titles.js'

/** The words of ${title} in English. */
const ${camel} = {
  titles,
  text: 'Say here what ${title} is for.',
} as const

export const texts: TextGroups = { ${camel} }

export const en${pascal} = /* @__PURE__ */ readWords(${camel})

export type ${pascal}Words = typeof en${pascal}
`,
      [`${folder}/messages/titles.ts`]: `/** The titles of its views. They load with the modal; the other words come with the views. */
export const titles = {
  ${pascal}: '${title}',
} as const
`,
      ...Object.fromEntries(
        languageTags
          .filter((tag) => tag !== 'en')
          .map((tag) => [
            `${folder}/messages/${tag}.json`,
            `${JSON.stringify({ [camel]: { titles: { [pascal]: title }, text: `Say here what ${title} is for.` } }, null, 2)}\n`,
          ]),
      ),
      [`${folder}/views.ts`]: `import { defineViews } from '../../parts/views/define-views.js'
import type { ${camel} } from './feature.js'
import { titles } from './messages/titles.js'

export const ${camel}Views = defineViews<typeof ${camel}>(
  {
    ${pascal}: {
      load: () => import('./views/${kebab}/${kebab}.container.js').then((m) => m.${pascal}Container),
      focus: 'heading',
    },
  },
  { words: '${camel}', english: titles },
)
`,
    },
    edits: [
      ...edits.filter(({ file }) => !file.startsWith(folder)),
      {
        file: 'tests/fixtures/arabic-words.ts',
        after: /^import \w+ from '\.\.\/\.\.\/src\/features\/.*$/gm,
        line: `import ${camel} from '../../src/features/${kebab}/messages/ar.json' with { type: 'json' }`,
      },
      { file: 'tests/fixtures/arabic-words.ts', after: /^ {4}swap,$/gm, line: `    ${camel},` },
      ...list('src/features/index.ts', camel, 'feature', /^ {2}\w+,$/gm, `  ${camel},`),
      { file: 'src/features/index.ts', after: /^ +\| typeof \w+$/gm, line: `      | typeof ${camel}` },
      ...list('src/features/views.ts', `${camel}Views`, 'views', /^ {2}\.\.\.\w+,$/gm, `  ...${camel}Views,`),
    ],
    next: [
      `Translate the words in ${folder}/messages, and read them with useViewWords('${camel}', en${pascal}).`,
      `Say in ${folder}/views.ts which views lead to it: \`link\`.`,
      `Say in ${folder}/feature.ts which option of \`features\` turns it off, if one does.`,
      ...next,
    ],
  }
}
