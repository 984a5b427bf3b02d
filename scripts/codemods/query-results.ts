import { applyEdits, type Edit, listNodes, type Node, parse, readImports, readName } from './edit-source.js'

/** How the result of a hook has changed. */
type Change = {
  /** The fields that are in `data` now, with their value before the data was known; null for none. */
  moved?: Readonly<Record<string, string | null>>
  /** The field that is `data` itself now, with its value before the data was known. */
  whole?: readonly [name: string, before: string]
  /** The fields with another name. */
  renamed?: Readonly<Record<string, string>>
  /** `data` is always there. */
  isKnown?: true
}

const pages = { isLoadingMore: 'isFetchingNextPage', hasMore: 'hasNextPage', loadMore: 'fetchNextPage' }
const cost = { retry: 'refetch', isRetrying: 'isFetching' }
const listed = { ...pages, isLoading: 'isPending' }

const changes: Readonly<Record<string, Change>> = {
  useIdentity: { moved: { name: 'null', avatarUrl: 'null' } },
  usePortfolio: { moved: { balances: '[]', total: 'null', source: 'null' }, renamed: { updatedAt: 'dataUpdatedAt' } },
  usePrice: { whole: ['price', 'null'] },
  useNfts: { moved: { nfts: '[]', source: 'null' }, renamed: listed },
  useActivity: { moved: { transactions: '[]', source: 'null' }, renamed: listed },
  useWallets: {
    moved: { rows: null, count: null },
    renamed: { isLoading: 'isPlaceholderData', retry: 'refetch' },
    isKnown: true,
  },
  useWalletSearch: { moved: { wallets: '[]', rows: '[]', count: 'null' }, renamed: listed },
  useSessions: { whole: ['sessions', 'null'] },
  usePay: { whole: ['request', 'null'], renamed: { status: 'phase', isUnread: 'isError' } },
  useName: { renamed: { retry: 'refetch' } },
  usePayment: { renamed: cost },
  useSend: { renamed: { ...cost, retryReceiver: 'refetchReceiver' } },
}

/**
 * Gives the results of the hooks of `lintel` that read data their new fields, where they are destructured
 * (`const { total } = usePortfolio()`) or read at once (`useWallets().rows`).
 *
 * It leaves to the compiler and to you: results in a variable, `status` of `usePortfolio` (`'loading'` and `'idle'` are
 * `'pending'` now; `'gone'`, `'loading'` and `'error'` of `usePay` are `isGone`, `isPending` and `isError`), `retry` of lists with pages (`refetch()`, or `fetchNextPage()` when that failed), and `useTokens`.
 *
 * @throws Error if `source` is not valid TypeScript
 * @example transform("import { usePrice } from 'lintel'\nconst { price } = usePrice()")
 */
export function transform(source: string): string {
  const program = parse(source)
  const imports = readImports(program, 'lintel')
  const findChange = (node: unknown): Change | undefined => {
    const call = node as Node | null
    if (call?.type !== 'CallExpression') return undefined
    const hook = imports.get(readName(call.callee))
    return hook !== undefined && Object.hasOwn(changes, hook) ? changes[hook] : undefined
  }
  const edits = listNodes(program).flatMap((node): Edit[] => {
    if (node.type === 'VariableDeclarator') {
      const change = findChange(node.init)
      const pattern = node.id as Node
      return change && pattern.type === 'ObjectPattern' ? editPattern(pattern, change, source) : []
    }
    if (node.type === 'MemberExpression' && node.computed === false) {
      const change = findChange(node.object)
      return change ? editMember(node.property as Node, change) : []
    }
    return []
  })
  return applyEdits(source, edits)
}

function editPattern(pattern: Node, change: Change, source: string): Edit[] {
  const properties = pattern.properties as Node[]
  const { moved = {}, whole, renamed = {} } = change
  const read = (property: Node) => {
    const name = readName(property.key)
    // The part after the name: another local name, a default value.
    const value = property.value as Node | undefined
    return { name, value: value ? source.slice(value.start, value.end) : name }
  }
  const isMoved = (property: Node) => Object.hasOwn(moved, readName(property.key))
  const inData = properties.filter(isMoved).map((property) => {
    const { name, value } = read(property)
    const before = moved[name]
    const target = value === name || value.startsWith(`${name} =`) ? value : `${name}: ${value}`
    return before === null || before === undefined || value.includes('=') ? target : `${target} = ${before}`
  })
  const others = properties.filter((property) => !isMoved(property))
  const kept = others.map((property) => {
    const { name, value } = read(property)
    if (name !== '' && name === whole?.[0]) return `data: ${value}${value.includes('=') ? '' : ` = ${whole[1]}`}`
    const next = Object.hasOwn(renamed, name) ? renamed[name] : undefined
    return next ? `${next}: ${value}` : source.slice(property.start, property.end)
  })
  const hasRest = properties.some(({ type }) => type === 'RestElement')
  const isSame = inData.length === 0 && kept.every((text, at) => text === readText(others[at], source))
  // With a rest, the fields in it have changed in a way that only the compiler sees.
  if (isSame || hasRest) return []
  const data = inData.length > 0 ? [`data: { ${inData.join(', ')} }${change.isKnown ? '' : ' = {}'}`] : []
  return [{ start: pattern.start, end: pattern.end, text: `{ ${[...data, ...kept].join(', ')} }` }]
}

function editMember(property: Node, { moved = {}, whole, renamed = {}, isKnown }: Change): Edit[] {
  const name = readName(property)
  const { start, end } = property
  if (Object.hasOwn(moved, name)) return [{ start, end, text: `data${isKnown ? '.' : '?.'}${name}` }]
  if (name === whole?.[0]) return [{ start, end, text: 'data' }]
  const next = Object.hasOwn(renamed, name) ? renamed[name] : undefined
  return next ? [{ start, end, text: next }] : []
}

function readText(node: Node | undefined, source: string): string {
  return node ? source.slice(node.start, node.end) : ''
}
