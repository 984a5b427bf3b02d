import { parseCaipAddress } from '../../../core/format/parse-caip-address.js'
import type { CaipAddress, CaipNetworkId } from '../../../core/model/caip.js'
import type { WalletConnectSession } from '../../../core/model/wallet-connect.js'
import { readForeignImageUrl } from '../../../rules/images/foreign-image-url.js'
import { isRecord } from '../../../rules/is-record.js'
import type { ClientSession } from '../sign-client.js'
import { readOpenLink } from './read-open-link.js'

type Peer = WalletConnectSession['peer']

/**
 * Parses a session of the client; null without a readable account. Checks each part, because the wallet wrote it and
 * stored data may have changed.
 */
export function readSession(struct: ClientSession): WalletConnectSession | null {
  const granted = listGranted(struct.namespaces)
  const [first, ...rest] = unique(granted.flatMap(({ accounts }) => accounts))
  if (first === undefined || typeof struct.topic !== 'string' || typeof struct.expiry !== 'number') return null
  return {
    topic: struct.topic,
    accounts: [first, ...rest],
    chains: unique(granted.flatMap(({ chains }) => chains)),
    methods: unique(granted.flatMap(({ methods }) => methods)),
    expiresAt: struct.expiry * 1_000,
    ...readProperties(struct.sessionProperties),
    peer: readPeer(struct.peer?.metadata, struct.topic),
  }
}

/** CAIP-217 allows a namespace under `eip155` or, for a single chain, under `eip155:1`. */
function listGranted(namespaces: unknown) {
  if (!isRecord(namespaces)) return []
  return Object.values(namespaces)
    .filter(isRecord)
    .map((namespace) => {
      const accounts = listTexts(namespace.accounts).filter(isAccount)
      const named = listTexts(namespace.chains).filter(isChain)
      const implied = accounts.flatMap((account) => parseCaipAddress(account)?.network ?? [])
      return { accounts, chains: [...named, ...implied], methods: listTexts(namespace.methods) }
    })
}

function readProperties(properties: unknown): Pick<WalletConnectSession, 'sessionProperties'> {
  if (!isRecord(properties)) return {}
  const texts = Object.entries(properties).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return texts.length === 0 ? {} : { sessionProperties: Object.fromEntries(texts) }
}

function readPeer(metadata: unknown, topic: string): Peer {
  if (!isRecord(metadata)) return { name: '' }
  const { name, icons } = metadata
  const link = readOpenLink(metadata.redirect, topic)
  const [imageUrl] = listTexts(icons).flatMap((icon) => readForeignImageUrl(icon) ?? [])
  return {
    name: typeof name === 'string' ? name.trim() : '',
    ...(imageUrl ? { imageUrl } : {}),
    ...(link ? { link } : {}),
  }
}

function isAccount(text: string): text is CaipAddress {
  return parseCaipAddress(text) !== null
}

function isChain(text: string): text is CaipNetworkId {
  return parseCaipAddress(`${text}:x`) !== null
}

function listTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}
