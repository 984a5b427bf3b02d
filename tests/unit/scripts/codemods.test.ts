import { describe, expect, it } from 'vitest'
import { transform as giveQueryResults } from '../../../scripts/codemods/query-results.js'
import { transform as renameExports } from '../../../scripts/codemods/renamed-exports.js'

describe('the codemod query-results', () => {
  it.each([
    [
      'usePortfolio',
      'const { total, balances, isFetching, refetch } = usePortfolio()',
      'const { data: { total = null, balances = [] } = {}, isFetching, refetch } = usePortfolio()',
    ],
    [
      'useIdentity',
      'const { name: shown, isLoading } = useIdentity({ address })',
      'const { data: { name: shown = null } = {}, isLoading } = useIdentity({ address })',
    ],
    ['usePrice', 'const { price } = usePrice({ network })', 'const { data: price = null } = usePrice({ network })'],
    [
      'useActivity',
      'const { transactions, isLoading, hasMore, loadMore: more, isLoadingMore, error } = useActivity()',
      'const { data: { transactions = [] } = {}, isPending: isLoading, hasNextPage: hasMore, fetchNextPage: more, isFetchingNextPage: isLoadingMore, error } = useActivity()',
    ],
    [
      'useWallets',
      'const { rows, isLoading, retry } = useWallets()',
      'const { data: { rows }, isPlaceholderData: isLoading, refetch: retry } = useWallets()',
    ],
    ['useWallets', 'const [first] = useWallets().rows', 'const [first] = useWallets().data.rows'],
    ['useNfts', 'const nfts = useNfts().nfts', 'const nfts = useNfts().data?.nfts'],
    [
      'usePay',
      'const { request, status, pay } = usePay(id)',
      'const { data: request = null, phase: status, pay } = usePay(id)',
    ],
    ['useSend', 'const { retry, send } = useSend(draft)', 'const { refetch: retry, send } = useSend(draft)'],
    ['useSessions', 'const { sessions, end } = useSessions()', 'const { data: sessions = null, end } = useSessions()'],
  ])('%s: %s', (hook, before, after) => {
    const start = `import { ${hook} } from 'lintel'\n`
    expect(giveQueryResults(start + before)).toBe(start + after)
  })

  it('follows a name of the file, with types and JSX', () => {
    const source = `import { usePrice as useUsd } from 'lintel'
export function Price({ network }: { network: \`eip155:\${string}\` }) {
  const { price } = useUsd({ network })
  return <b>{price?.usd}</b>
}`
    expect(giveQueryResults(source)).toBe(source.replace('{ price } =', '{ data: price = null } ='))
  })

  it.each([
    ['a hook of somebody else', "import { useBalance, usePrice } from 'elsewhere'\nconst { price } = usePrice()"],
    ['fields that stay', "import { usePortfolio } from 'lintel'\nconst { error, refetch } = usePortfolio()"],
    ['a result in a variable', "import { usePrice } from 'lintel'\nconst price = usePrice()\nprice.price"],
    ['a rest', "import { useNfts } from 'lintel'\nconst { nfts, ...rest } = useNfts()"],
    ['retry of a list', "import { useNfts } from 'lintel'\nconst { retry } = useNfts()"],
  ])('leaves %s', (_, source) => {
    expect(giveQueryResults(source)).toBe(source)
  })

  it('refuses what is no TypeScript', () => {
    expect(() => giveQueryResults('const {')).toThrow('The file could not be read')
  })
})

describe('the codemod renamed-exports', () => {
  it('renames ThemeEditor, its type and its elements', () => {
    const source = `import { Theme, ThemeEditor, type ThemeEditorProps } from 'lintel/theme'
export const Look = (props: ThemeEditorProps) => <ThemeEditor {...props}></ThemeEditor>`
    expect(renameExports(source)).toBe(source.replaceAll('ThemeEditor', 'ThemePanel'))
  })

  it('keeps the name that a file gives it', () => {
    const source = "import { ThemeEditor as Editor } from 'lintel/theme'\nexport const ThemeEditor = Editor"
    expect(renameExports(source)).toBe(source.replace('{ ThemeEditor as', '{ ThemePanel as'))
  })

  it('imports en from lintel', () => {
    expect(renameExports("import { en, isRejection } from 'lintel/core'")).toBe(
      "import { en } from 'lintel'\nimport { isRejection } from 'lintel/core'",
    )
    expect(renameExports('import { en as english } from "lintel/core";')).toBe(
      'import { en as english } from "lintel";',
    )
  })

  it.each([
    "import { ThemeEditor, ThemePanel } from 'lintel/theme'",
    "import { ThemeEditor } from './theme'\nexport const editor = ThemeEditor",
    "import { isRejection } from 'lintel/core'",
  ])('leaves %s', (source) => {
    expect(renameExports(source)).toBe(source)
  })
})
