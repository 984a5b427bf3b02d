import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Language, languages, languageTags } from '../../src/words/languages.js'
import { catalogues } from '../../tests/fixtures/catalogues.js'
import { fillTexts } from './fill-texts.js'
import { findProblems, type Tree } from './find-problems.js'

const root = resolve(import.meta.dirname, '../..')

/** `npm run messages de`: writes the texts that the files of a language lack, in English, and prints the untranslated ones. */
function main(tag: string | undefined): void {
  const language = readTag(tag)
  const { categories } = languages[language]
  for (const [path, english] of Object.entries(catalogues)) {
    const name = path.replace('{language}', String(tag))
    const file = resolve(root, name)
    const given: Tree = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    const texts = fillTexts(english as Tree, given, categories)
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`)
    const problems = findProblems(english as Tree, texts, { tag: language, categories })
    console.log(`${name}: ${problems.length === 0 ? 'complete' : `\n  ${problems.join('\n  ')}`}`)
  }
}

function readTag(tag: string | undefined): Exclude<Language, 'en'> {
  const others = languageTags.filter((one) => one !== 'en')
  const found = others.find((one) => one === tag)
  if (found !== undefined) return found
  throw new Error(
    `Run \`npm run messages <language>\` with one of ${others.join(', ')}. Add a new one to src/words/languages.ts first.`,
  )
}

try {
  main(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
