import { parseSync } from 'vite'

/** A node of the syntax tree. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Replaces the text between two offsets. */
export type Edit = { start: number; end: number; text: string }

/** Parses a source file, with JSX. @throws Error if it is not valid TypeScript */
export function parse(source: string): Node {
  const { program, errors } = parseSync('source.tsx', source)
  const [first] = errors
  if (first) throw new Error(`The file could not be read: ${first.message}`)
  return program as unknown as Node
}

/** Lists a node and all nodes in it, outermost first. */
export function listNodes(node: Node): Node[] {
  const found: Node[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    else if (isNode(value)) {
      found.push(value)
      for (const child of Object.values(value)) visit(child)
    }
  }
  visit(node)
  return found
}

/** The named imports of a file from `entry`: the imported name by the local one. */
export function readImports(program: Node, entry: string): Map<string, string> {
  const imports = listNodes(program).filter(
    (node) => node.type === 'ImportDeclaration' && (node.source as { value?: unknown }).value === entry,
  )
  const specifiers = imports.flatMap((node) => node.specifiers as Node[])
  return new Map(
    specifiers.flatMap((node) =>
      node.type === 'ImportSpecifier' ? [[readName(node.local), readName(node.imported)] as const] : [],
    ),
  )
}

/** The name of an identifier; empty for anything else. */
export function readName(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : ''
}

/** Applies edits that do not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), source)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
