import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { listFiles, ROOT } from '../../fixtures/source-files.js'

type Node = { type: string; start: number; [key: string]: unknown }

/** Attributes whose value a visitor sees or hears. */
const spoken =
  /^(title|alt|placeholder|text|heading|description|(aria-|[a-z]*)label|aria-(description|roledescription))$/i

/** Looks like a sentence: a capital and another word, or several words with a full stop. */
const sentence = /^[A-Z][a-z’']+ \S|^\S+( \S+)+[.?!]$/

/** Modules whose texts are for developers. */
const forDevelopers = /-errors\.ts$|^src\/theme\/development\//

/** Names of formats, of a scheme and of a measure, the same in every language. */
const names = ['JSX', 'CSS', 'JSON', 'Lc', 'wc:…']

/** Syntax nodes between a text and the place where it is shown. */
const passing = ['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression', 'TemplateLiteral']

/** The texts in `code` that should be in the catalogue, with their lines. */
function findWords(path: string, code: string): string[] {
  const found: string[] = []
  const visit = (value: unknown, parents: readonly Node[]): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, parents)
      return
    }
    if (!isNode(value)) return
    const words = readWords(value, parents)
    if (words) found.push(`${path}:${code.slice(0, value.start).split('\n').length}: ${words}`)
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') visit(child, [...parents, value])
  }
  visit(parseSync(path, code).program, [])
  return found
}

function readWords(node: Node, parents: readonly Node[]): string | null {
  if (node.type === 'JSXText') return isWord(node.value) ? String(node.value).trim() : null
  if (node.type !== 'Literal' && node.type !== 'TemplateElement') return null
  const text = node.type === 'Literal' ? node.value : (node.value as { cooked?: unknown }).cooked
  if (typeof text !== 'string' || !isWord(text)) return null
  if (parents.some(isForDevelopers)) return null
  const place = parents.findLast(({ type }) => !passing.includes(type))
  const name = readName(place)
  const isShown = place?.type === 'JSXElement' || place?.type === 'JSXFragment' || spoken.test(name)
  return isShown || sentence.test(text) ? text : null
}

/** The name of an attribute or a property, or of a parameter with a default. */
function readName(place: Node | undefined): string {
  const named = { JSXAttribute: 'name', Property: 'key', AssignmentPattern: 'left' }[place?.type ?? '']
  const name = named === undefined ? undefined : place?.[named]
  return isNode(name) && typeof name.name === 'string' ? name.name : ''
}

function isForDevelopers({ type, callee }: Node): boolean {
  if (type === 'ThrowStatement' || type === 'ImportDeclaration') return true
  return type === 'CallExpression' && isNode(callee) && isNode(callee.object) && callee.object.name === 'console'
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
/** Not an address. */
const isWord = (value: unknown) =>
  /\p{L}/u.test(String(value)) && !/^\s*0x/.test(String(value)) && !names.includes(String(value).trim())

describe('every text is in the catalogue', () => {
  const files = [
    'src/modal',
    'src/react',
    'src/components',
    'src/theme',
    'wallets/approval/draw',
    'wallets/embedded/screens',
    'wallets/practice/pages',
  ]
    .flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path) && !forDevelopers.test(path))

  test('the modal, the hooks, the components, the theme panel, requests, the screens of the embedded wallet and the practice wallet have no texts of their own', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap((path) => findWords(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([])
  })

  test.each([
    ['<p>Hello</p>', 'Hello'],
    ["<p>{'Hello'}</p>", 'Hello'],
    ['<a aria-label="Close" />', 'Close'],
    ["({ copiedLabel = 'Copied' }) => copiedLabel", 'Copied'],
    ["{ icon: 'info', label: 'Note' }", 'Note'],
    ['<Copy copiedLabel="Copied" />', 'Copied'],
    ["<p>{isOpen ? 'Try again' : words.retry}</p>", 'Try again'],
    ['<p title={`to ${' + 'name}`} />', 'to '],
    ['<p className="row wide">{words.hello}</p>', null],
    ["<p>{way === 'browser' ? words.here : words.there}</p>", null],
  ])('%s', (code, words) => {
    expect(findWords('x.tsx', `const x = ${code}`)).toEqual(words === null ? [] : [`x.tsx:1: ${words}`])
  })
})
