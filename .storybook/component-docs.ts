import type { SBType, StrictArgTypes } from 'storybook/internal/types'

/** A TypeScript type as react-docgen describes it. */
type DocgenType = { name: string; raw?: string; value?: string; elements?: DocgenType[] }

type DocgenProp = {
  description?: string
  required?: boolean
  tsType?: DocgenType
  defaultValue?: { value: string }
}

/**
 * Builds the props table and the controls of a component. Storybook's own function prints `union` for every union;
 * this one prints the type as the source has it, and the default from `@default` or from the destructured props.
 */
function extractArgTypes(component: object): StrictArgTypes | null {
  const { __docgenInfo: docgen } = component as { __docgenInfo?: { props?: Record<string, DocgenProp> } }
  const props = Object.entries(docgen?.props ?? {}).filter(([, prop]) => prop.tsType)
  return Object.fromEntries(props.map(([name, prop]) => [name, { name, ...describeProp(prop) }]))
}

/** The page of a component is its TSDoc, with `@example` as a block of code. */
function extractComponentDescription(component: object): string {
  const { __docgenInfo: docgen } = component as { __docgenInfo?: { description?: string } }
  const [text = '', ...examples] = (docgen?.description ?? '').split(/\s*@example\s*/)
  return [text, ...examples.map((example) => `\`\`\`tsx\n${example}\n\`\`\``)].join('\n\n')
}

/** Parameters for `docs`; the types of Storybook leave these two out. */
export const componentDocs = { extractArgTypes, extractComponentDescription }

function describeProp({ description = '', required = false, tsType, defaultValue }: DocgenProp) {
  const [text = '', tagged] = description.split(/\s*@default\s+/)
  const summary = tagged ?? defaultValue?.value
  const members = listMembers(tsType)
  const control = findControlType(members)
  return {
    description: text,
    // Without a type Storybook offers no control: functions and nodes are set in code.
    ...(control ? { type: { ...control, required } } : {}),
    table: {
      type: { summary: printType(tsType, members) },
      ...(summary ? { defaultValue: { summary } } : {}),
    },
  }
}

/** The members of a union, also of a union inside a union, without `undefined`. */
function listMembers(type: DocgenType | undefined): DocgenType[] {
  if (!type || type.name === 'undefined') return []
  return type.name === 'union' && type.elements ? type.elements.flatMap(listMembers) : [type]
}

function findControlType(members: DocgenType[]): SBType | undefined {
  const literals = members.flatMap(({ name, value }) => (name === 'literal' && value ? [parseLiteral(value)] : []))
  if (literals.length > 0 && literals.length === members.length) return { name: 'enum', value: literals }
  const [only, ...others] = members
  if (others.length > 0) return undefined
  return only?.name === 'boolean' || only?.name === 'string' || only?.name === 'number'
    ? { name: only.name }
    : undefined
}

/** A union of literals member by member, whatever alias it has; any other type as it is written. */
function printType(type: DocgenType | undefined, members: DocgenType[]): string {
  if (members.every(({ name }) => name === 'literal')) return members.map(({ value }) => value).join(' | ')
  const written = type?.raw ?? type?.name ?? ''
  return written.replace(/\s*\|\s*undefined$/, '').replace(/^\|\s*/, '')
}

const parseLiteral = (text: string): string | number => (/^['"]/.test(text) ? text.slice(1, -1) : Number(text))
