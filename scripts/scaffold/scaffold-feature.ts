import { languageTags } from '../../src/words/languages.js'
import type { Scaffold } from './scaffold.js'
import { scaffoldView } from './scaffold-view.js'

/** The files of a new feature with its first view, which has its name, and the lines that list it. */
export function scaffoldFeature(name: { pascal: string; kebab: string; camel: string; title: string }): Scaffold {
  const { pascal, kebab, camel, title } = name
  const folder = `src/features/${kebab}`
  const { files, edits, next } = scaffoldView(name, kebab)
  const list = (file: string, imported: string, from: string, item: RegExp, line: string) => [
    { file, after: /^import .*$/gm, line: `import { ${imported} } from './${kebab}/${from}.js'` },
    { file, after: item, line },
  ]
  return {
    files: {
      ...files,
      [`${folder}/feature.ts`]: `import { defineFeature } from '../../core/model/views/define-feature.js'
import type { ${pascal}Words } from './messages/en.js'

export const ${camel} = defineFeature({
  views: {
    ${pascal}: {},
  },
})

declare module '../../core/model/views/feature-types.js' {
  interface FeatureWords {
    ${camel}: ${pascal}Words
  }
}
`,
      [`${folder}/messages/en.ts`]: `import { readWords } from '../../../words/read-words.js'

/** The words of ${title} in English. */
export const texts = {
  ${camel}: {
    title: '${title}',
  },
} as const

export const en${pascal} = /* @__PURE__ */ readWords(texts.${camel})

export type ${pascal}Words = typeof en${pascal}
`,
      ...Object.fromEntries(
        languageTags
          .filter((tag) => tag !== 'en')
          .map((tag) => [`${folder}/messages/${tag}.json`, `${JSON.stringify({ [camel]: { title } }, null, 2)}\n`]),
      ),
      [`${folder}/views.ts`]: `import { defineViews } from '../../modal/parts/views/define-views.js'
import type { ${camel} } from './feature.js'

export const ${camel}Views = defineViews<typeof ${camel}>({
  ${pascal}: {
    load: () => import('./views/${kebab}/${kebab}.container.js').then((m) => m.${pascal}Container),
    focus: 'heading',
  },
})
`,
    },
    edits: [
      ...edits.filter(({ file }) => !file.startsWith(folder)),
      ...list('src/features/index.ts', camel, 'feature', /^ {2}\w+,$/gm, `  ${camel},`),
      ...list('src/features/views.ts', `${camel}Views`, 'views', /^ {2}\.\.\.\w+,$/gm, `  ...${camel}Views,`),
    ],
    next: [
      `Translate the words in ${folder}/messages, and read them with useViewWords('${camel}', en${pascal}).`,
      `Say in ${folder}/feature.ts which option of \`features\` turns it off, if one does.`,
      ...next,
    ],
  }
}
