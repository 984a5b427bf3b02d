import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')

/** The text of a doc comment, with its tags separate. */
export type Doc = { text: string; defaultValue?: string; throws?: string; examples: readonly string[] }

/** A property or a method of a type. The type of a method begins with its parameters: `(): void`. */
export type Member = { name: string; isMethod: boolean; isOptional: boolean; type: string; doc: Doc }

/** An exported type or function. `signature` is the source: of a function without its body, of a type only if it has no members. */
export type Declaration = { name: string; doc: Doc; signature: string; members: readonly Member[] }

/** A node of the syntax tree. */
type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** Reads the exported types, functions and constants of a source file by name, and the interfaces that it merges into others. */
export function readDeclarations(path: string): Map<string, Declaration> {
  const code = readFileSync(join(ROOT, path), 'utf8')
  const { program, comments } = parseSync(path, code)
  const docOf = ({ start }: Node): Doc => {
    const before = comments.filter(
      ({ type, end }) => type === 'Block' && end <= start && !code.slice(end, start).trim(),
    )
    return parseDoc(before.at(-1)?.value ?? '')
  }
  const declarations = new Map<string, Declaration>()
  for (const statement of (program.body as unknown as Node[]).flatMap(openModule)) {
    const isMerged = statement.type === 'TSInterfaceDeclaration'
    const declared = isMerged ? statement : (statement.declaration as Node | null | undefined)
    if (!(isMerged || statement.type === 'ExportNamedDeclaration') || !declared) continue
    const [constant] = (declared.declarations ?? []) as Node[]
    const name = ((constant ?? declared).id as { name?: string } | undefined)?.name
    if (name === undefined) continue
    const body = declared.body as Node | undefined
    const hasBody = declared.type === 'FunctionDeclaration' || declared.type === 'ClassDeclaration'
    const listed = isMerged ? (body?.body as Node[]) : listMembers(declared.typeAnnotation as Node | undefined)
    const members = listed.map((member) => readMember(member, code, docOf))
    const end = hasBody && body ? body.start : declared.end
    const signature = members.length > 0 ? '' : code.slice(declared.start, end).trim()
    declarations.set(name, { name, doc: docOf(statement), signature, members })
  }
  return declarations
}

/** The declarations that a feature merges into the types of core (`declare module`), and any other statement unchanged. */
function openModule(statement: Node): Node[] {
  return statement.type === 'TSModuleDeclaration' ? ((statement.body as Node).body as Node[]) : [statement]
}

/** The members that a type writes itself, also in an intersection. */
function listMembers(type: Node | undefined): Node[] {
  if (type?.type === 'TSTypeLiteral') return type.members as Node[]
  if (type?.type === 'TSIntersectionType') return (type.types as Node[]).flatMap(listMembers)
  return []
}

function readMember(member: Node, code: string, docOf: (node: Node) => Doc): Member {
  const key = member.key as Node
  const name = code.slice(key.start, key.end)
  const rest = code.slice(key.end, member.end)
  const type = rest.replace(/^\?/, '').replace(/^:\s*/, '').replace(/\s+/g, ' ')
  return {
    name,
    isMethod: member.type === 'TSMethodSignature',
    isOptional: rest.startsWith('?'),
    // A function that may be left out is in parentheses.
    type: type
      .replace(/^\| /, '')
      .replace(/;$/, '')
      .replace(/ \| undefined$/, '')
      .replace(/^\((\(.*=> [^()|]+)\)$/, '$1'),
    doc: docOf(member),
  }
}

function parseDoc(comment: string): Doc {
  const lines = comment.replace(/^\*/, '').split('\n')
  const text = lines
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim()
  const [description = '', ...tags] = text.split(/(?:^|\n|\s)@(?=default|throws|example|param|returns)/)
  const read = (name: string) =>
    tags
      .filter((tag) => tag.startsWith(name))
      .map((tag) =>
        tag
          .slice(name.length)
          .replace(/^[ \n]/, '')
          .trimEnd(),
      )
  const [defaultValue] = read('default')
  const [throws] = read('throws')
  return {
    text: joinLines(description),
    ...(defaultValue ? { defaultValue } : {}),
    ...(throws ? { throws: joinLines(throws) } : {}),
    examples: read('example'),
  }
}

/** Joins the lines of each paragraph. */
function joinLines(text: string): string {
  return text.trim().replace(/([^\n])\n(?!\n)/g, '$1 ')
}
