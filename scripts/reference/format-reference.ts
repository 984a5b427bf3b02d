import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Declaration, type Doc, type Member, readDeclarations } from './read-declarations.js'

const ROOT = resolve(import.meta.dirname, '../..')

/** The types of each section, by their file. */
const options = {
  'src/core/options/options.ts': ['LintelOptions', 'CustomWallet', 'TokenInput'],
  'src/core/options/service-urls.ts': ['ServiceUrls'],
  'src/core/options/wallet-features.ts': ['WalletFeatures'],
  'src/core/options/choices.ts': ['walletKinds', 'connectMethods', 'walletFeatures'],
  'src/core/model/wallet-connect.ts': ['AppMetadata'],
}
const components = {
  'src/react/lintel-provider.tsx': ['LintelProvider', 'LintelProviderProps'],
  'src/modal/lintel-modal.tsx': ['LintelModal', 'LintelModalProps'],
  'src/modal/connect-button/connect-button.tsx': ['ConnectButton', 'ConnectButtonProps', 'ConnectButtonState'],
  'src/modal/connect-button/connect-button-view.tsx': ['ConnectButtonSlots'],
  'src/modal/list-items/token-list-item.tsx': ['TokenListItem', 'TokenListItemProps'],
  'src/modal/list-items/transaction-list-item.tsx': ['TransactionListItem', 'TransactionListItemProps'],
}
const instance = { 'src/core/model/lintel.ts': ['Lintel', 'LintelActions', 'CoreActions'] }
/** The interfaces that features merge into these types. */
const merged: Record<string, string> = {
  LintelOptions: 'FeatureOptions',
  WalletFeatures: 'FeatureSwitches',
  CoreActions: 'FeatureActions',
}
const events = { 'src/react/use-lintel-events.ts': ['LintelEvents'] }

/**
 * Formats docs/reference.md: the options, components, actions, events and hooks of `lintel`, from the doc comments in the sources.
 *
 * @throws Error for a name that its file does not export.
 */
export function formatReference(): string {
  return `${[
    '# Reference',
    'Every option, component, action, event and hook of `lintel`. It is written from the comments in the sources by ' +
      '`npx tsx scripts/reference/main.ts`. Props of the kit are on the pages of the components in Storybook.',
    ...formatSection('Options', options),
    ...formatSection('Components', components),
    ...formatSection('The instance and its actions', instance),
    ...formatSection('Events', events),
    ...formatSection('Hooks', listHooks()),
  ].join('\n\n')}\n`
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
    const declared = readDeclarations(path)
    return names.map((name) => {
      const declaration = declared.get(name)
      if (!declaration) throw new Error(`${path} exports no ${name}. Correct scripts/reference/format-reference.ts.`)
      return formatDeclaration({ ...declaration, members: [...declaration.members, ...listMerged(merged[name])] })
    })
  })
  return [`## ${title}`, ...declarations.flat()]
}

/** The members that all features merge into an interface. */
function listMerged(name: string | undefined): readonly Member[] {
  if (name === undefined) return []
  const features = readdirSync(join(ROOT, 'src/features'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return features.flatMap((entry) => readDeclarations(`src/features/${entry.name}/feature.ts`).get(name)?.members ?? [])
}

function formatDeclaration({ name, doc, signature, members }: Declaration): string[] {
  // The props of a component say more than its signature.
  const isComponent = /^function [A-Z]/.test(signature)
  return [
    `### ${name}`,
    ...(signature && !isComponent ? [formatCode('ts', signature)] : []),
    ...(doc.text ? [doc.text] : []),
    ...formatThrows(doc),
    ...(members.length > 0 ? [members.map(formatMember).join('\n')] : []),
    ...doc.examples.map((example) => formatCode('tsx', example)),
  ]
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
