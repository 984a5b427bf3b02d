import { applyEdits, type Edit, listNodes, type Node, parse, readImports, readName } from './edit-source.js'

const panel: Readonly<Record<string, string>> = { ThemeEditor: 'ThemePanel', ThemeEditorProps: 'ThemePanelProps' }

/**
 * Renames what `lintel/theme` exports by another name (`ThemeEditor` is `ThemePanel`), and imports `en` from `lintel`, which
 * `lintel/core` no longer exports. A file that uses the old `ThemePanel` of `lintel/theme` stays as it is: its props have changed.
 *
 * @throws Error if `source` is not valid TypeScript
 * @example transform("import { ThemeEditor } from 'lintel/theme'")
 */
export function transform(source: string): string {
  const program = parse(source)
  return applyEdits(source, [...renamePanel(program), ...moveEnglish(program, source)])
}

function renamePanel(program: Node): Edit[] {
  const imports = readImports(program, 'lintel/theme')
  if ([...imports.values()].includes('ThemePanel')) return []
  const nodes = listNodes(program)
  const specifiers = nodes.filter((node) => node.type === 'ImportSpecifier')
  return (
    nodes
      .flatMap((node): Edit[] => {
        const isIdentifier = node.type === 'Identifier' || node.type === 'JSXIdentifier'
        const name = isIdentifier ? String(node.name) : ''
        const next = Object.hasOwn(panel, name) ? panel[name] : undefined
        if (!next) return []
        // Another name in the file: only the import has the old one.
        const specifier = specifiers.find(({ imported }) => (imported as Node).start === node.start)
        const isImported = specifier ? imports.get(readName(specifier.local)) === name : imports.get(name) === name
        return isImported ? [{ start: node.start, end: node.end, text: next }] : []
      })
      // `import { ThemeEditor }` has one identifier at two places of the tree.
      .filter((edit, at, all) => all.findIndex(({ start }) => start === edit.start) === at)
  )
}

function moveEnglish(program: Node, source: string): Edit[] {
  return (program.body as Node[]).flatMap((node): Edit[] => {
    if (node.type !== 'ImportDeclaration' || (node.source as { value?: unknown }).value !== 'lintel/core') return []
    const specifiers = node.specifiers as Node[]
    const english = specifiers.find((one) => one.type === 'ImportSpecifier' && readName(one.imported) === 'en')
    if (!english) return []
    const read = ({ start, end }: Node) => source.slice(start, end)
    const quote = read(node.source as Node).charAt(0)
    const others = specifiers.filter((one) => one !== english).map(read)
    const kind = node.importKind === 'type' ? 'import type' : 'import'
    const lines = [
      `${kind} { ${read(english)} } from ${quote}lintel${quote}`,
      ...(others.length > 0 ? [`${kind} { ${others.join(', ')} } from ${quote}lintel/core${quote}`] : []),
    ]
    const end = source.charAt(node.end - 1) === ';' ? ';' : ''
    return [{ start: node.start, end: node.end, text: lines.map((line) => line + end).join('\n') }]
  })
}
