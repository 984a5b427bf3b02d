import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Declaration, type Doc, type Member, readDeclarations } from './read-declarations.js'

const ROOT = resolve(import.meta.dirname, '../..')

/** The types of each section, by their file. */
const options = {
  'src/headless/create-lintel.ts': ['createLintel'],
  'src/core/options/options.ts': ['LintelOptions', 'CustomWallet', 'TokenInput'],
  'src/core/model/options/service-urls.ts': ['ServiceUrls'],
  'src/core/model/options/wallet-features.ts': ['WalletFeatures'],
  'src/core/model/options/choices.ts': ['walletKinds'],
  'src/features/connect/model/connect-methods.ts': ['connectMethods'],
  'src/features/account/model/wallet-features.ts': ['walletFeatures'],
  'src/core/model/wallet-connect.ts': ['AppMetadata'],
  'src/features/swap/feature.ts': ['SwapOptions'],
  'src/features/analytics/feature.ts': ['AnalyticsOptions'],
}
const components = {
  'src/react/lintel-provider.tsx': ['LintelProvider', 'LintelProviderProps'],
  'src/modal/lintel-modal.tsx': ['LintelModal', 'LintelModalProps'],
  'src/modal/connect-button/connect-button.tsx': [
    'ConnectButton',
    'ConnectButtonProps',
    'ConnectButtonState',
    'ConnectButtonSlots',
  ],
  'src/parts/lists/token-list-item.tsx': ['TokenListItem', 'TokenListItemProps'],
  'src/features/activity/parts/transaction-list-item.tsx': ['TransactionListItem', 'TransactionListItemProps'],
  'src/page/swap.tsx': ['SwapForm'],
  'src/features/swap/views/swap/swap-form.container.tsx': ['SwapFormProps'],
}
const instance = { 'src/core/lintel.ts': ['Lintel', 'LintelActions', 'CoreActions', 'ViewRequest'] }
/** The interfaces that features merge into these types. */
const merged: Record<string, readonly string[]> = {
  LintelOptions: ['FeatureOptions'],
  WalletFeatures: ['FeatureChoices', 'FeatureSwitches'],
  CoreActions: ['FeatureActions'],
}
const events = { 'src/react/use-lintel-events.ts': ['LintelEvents'] }

/** The other entries whose exports are all here, by their index. */
const entries = {
  'lintel/eip155': 'src/chains/eip155/index.ts',
  'lintel/solana': 'src/chains/solana/index.ts',
  'lintel/bip122': 'src/chains/bip122/index.ts',
  'lintel/polkadot': 'src/chains/polkadot/index.ts',
  'lintel/walletconnect': 'src/chains/walletconnect/index.ts',
  'lintel/embedded': 'src/embedded/index.ts',
  'lintel/sign-in': 'src/services/sign-in/index.ts',
  'lintel/theme': 'src/theme/index.ts',
  'lintel/server/node': 'servers/node/index.ts',
  'lintel/server/identity': 'servers/identity/index.ts',
  'lintel/server/data-api': 'servers/data-api/index.ts',
  'lintel/server/bundler': 'servers/bundler/index.ts',
  'lintel/server/frame': 'servers/frame/index.ts',
  'lintel/server/analytics': 'servers/analytics/index.ts',
}

/** More lines of a constant do not help a reader. */
const MAX_LINES = 20

/**
 * Formats docs/reference.md: the exports of `lintel`, of the chains, of the logins, of the theme and of the mounted services, from the doc comments in the
 * sources.
 *
 * @throws Error for a name that its file does not export.
 */
export function formatReference(): string {
  const hooks = listHooks()
  const known = [options, components, instance, events, hooks].flatMap((files) => Object.values(files).flat())
  const others = listExports('src/index.ts').filter(({ name }) => !known.includes(name))
  return `${[
    '# Reference',
    'Every export of `lintel`, with its options, props, actions, events and hooks, and of the entries of the chains, the logins, ' +
      'the theme and the services that you mount. It is written from the comments in the sources by `npx tsx scripts/reference/main.ts`. Props of the kit ' +
      'are on the pages of the components in Storybook; `lintel/core` is described in [headless.md](headless.md).',
    ...formatSection('Options', options),
    ...formatSection('Components', components),
    ...formatSection('The instance and its actions', instance),
    ...formatSection('Events', events),
    ...formatSection('Hooks', hooks),
    ...formatExports('Errors, words and types', others),
    ...Object.entries(entries).flatMap(([entry, index]) => formatExports(entry, listExports(index))),
  ].join('\n\n')}\n`
}

type Export = { name: string; declared: string; file: string }

/** The exports of an index: each name, the name of its declaration, and the file of the declaration. */
function listExports(index: string): Export[] {
  const code = readFileSync(join(ROOT, index), 'utf8')
  const named = [...code.matchAll(/export (?:type )?\{([^}]+)\} from '(\S+)\.js'/g)].flatMap(
    ([, names = '', path = '']) => {
      const inner = join(dirname(index), path)
      const file = [`${inner}.ts`, `${inner}.tsx`].find((one) => existsSync(join(ROOT, one))) ?? inner
      return names
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter(Boolean)
        .map((text): Export => {
          const [declared = '', name = declared] = text.split(' as ')
          return { name, declared, file }
        })
    },
  )
  const found = named.flatMap((one) =>
    one.file.endsWith('/index.ts') ? listExports(one.file).filter(({ name }) => name === one.declared) : [one],
  )
  const all = [...code.matchAll(/export \* from '(\S+)\.js'/g)].flatMap(([, path = '']) =>
    listExports(`${join(dirname(index), path)}.ts`),
  )
  return [...found, ...all]
}

function formatExports(title: string, exported: readonly Export[]): string[] {
  const declarations = exported.map(({ name, declared, file }) => {
    const { signature, ...declaration } = findDeclaration(file, declared)
    return { ...declaration, name, signature: signature.replace(` ${declared}`, ` ${name}`) }
  })
  return [`## ${title}`, ...declarations.flatMap(formatDeclaration)]
}

function findDeclaration(path: string, name: string): Declaration {
  const found = readDeclarations(path).get(name)
  if (found) return found
  throw new Error(`${path} exports no ${name}. Correct scripts/reference/format-reference.ts.`)
}

/** The hooks that `lintel` exports, and the types of their parameters and results. */
function listHooks(): Record<string, string[]> {
  const read = (folder: string) => {
    const index = readFileSync(join(ROOT, `${folder}/index.ts`), 'utf8')
    const exported = [...index.matchAll(/export (?:type )?\{([^}]+)\} from '\.\/(\S+)\.js'/g)]
    return exported.map(([, names = '', file = '']) => [names, `${folder}/${file}.ts`] as const)
  }
  const ofFeatures = read('src').filter(([, file]) => /\/features\/[^/]+\/react\//.test(file))
  const exported = [...read('src/react'), ...ofFeatures]
  const isShown = (name: string) => !/^(Lintel|DataAccount)/.test(name)
  return Object.fromEntries(
    exported.flatMap(([names, file]) => {
      const shown = names.split(',').map((name) => name.trim().replace(/^type /, ''))
      // The function before the types that belong to it.
      const sorted = shown
        .filter(isShown)
        .toSorted((first, second) => Number(/^[A-Z]/.test(first)) - Number(/^[A-Z]/.test(second)))
      return sorted.length > 0 ? [[file, sorted]] : []
    }),
  )
}

function formatSection(title: string, files: Record<string, string[]>): string[] {
  const declarations = Object.entries(files).flatMap(([path, names]) => {
    return names.map((name) => {
      const declaration = findDeclaration(path, name)
      return formatDeclaration({ ...declaration, members: [...declaration.members, ...listMerged(merged[name])] })
    })
  })
  return [`## ${title}`, ...declarations.flat()]
}

/** The members that all features merge into an interface. */
function listMerged(names: readonly string[] = []): readonly Member[] {
  const features = readdirSync(join(ROOT, 'src/features'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return features.flatMap((entry) => {
    const declarations = readDeclarations(`src/features/${entry.name}/feature.ts`)
    return names.flatMap((name) => declarations.get(name)?.members ?? [])
  })
}

function formatDeclaration({ name, doc, signature, members }: Declaration): string[] {
  // The props of a component are more useful than its signature.
  const isComponent = /^function [A-Z]/.test(signature)
  return [
    `### ${name}`,
    ...(isComponent || !isTelling(signature) ? [] : [formatCode('ts', signature)]),
    ...(doc.text ? [doc.text] : []),
    ...formatThrows(doc),
    ...(members.length > 0 ? [members.map(formatMember).join('\n')] : []),
    ...doc.examples.map((example) => formatCode('tsx', example)),
  ]
}

/** Whether the source shows the value of the declaration: a list or a short object, not calls that create it. */
function isTelling(signature: string): boolean {
  return signature !== '' && !signature.includes('@__PURE__') && signature.split('\n').length <= MAX_LINES
}

function formatMember({ name, isMethod, isOptional, type, doc }: Member): string {
  const shown = isMethod ? `\`${name}${type}\`` : `\`${name}${isOptional ? '?' : ''}\`: \`${type}\``
  const standard = doc.defaultValue ? [`Default: \`${doc.defaultValue}\`.`] : []
  const text = [doc.text, ...standard, ...formatThrows(doc)].filter(Boolean).join(' ').replaceAll(/\n+/g, ' ')
  const examples = doc.examples.map((example) => `\n\n  ${formatCode('tsx', example).replaceAll('\n', '\n  ')}\n`)
  return `- ${shown}${text ? ' – ' : ''}${text}${examples.join('')}`
}

function formatThrows({ throws }: Doc): string[] {
  return throws ? [`Throws ${throws}${/[.!?]$/.test(throws) ? '' : '.'}`] : []
}

function formatCode(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}
