import { isRecord } from '../../rules/is-record.js'
import { isCaipNetworkId, isNamespace } from '../model/caip.js'
import type { DirectoryWallet } from '../model/directory.js'
import type { RecentWallet } from '../model/state.js'

/** A check for every field of `Value`. */
type Checks<Value> = { [Key in keyof Required<Value>]: (field: unknown) => boolean }

/** A stored wallet is shown and can be chosen before the directory answers: the type of every field that code reads is checked. */
const wallet: Checks<DirectoryWallet> = {
  id: isText,
  name: isText,
  isCertified: (field) => typeof field === 'boolean',
  description: isOptionalText,
  chains: (field) => isListOf(field, isCaipNetworkId),
  homepage: isOptionalText,
  imageUrl: isOptionalText,
  order: Number.isFinite,
  rdns: isOptionalText,
  mobileLink: isOptionalText,
  desktopLink: isOptionalText,
  webAppLink: isOptionalText,
  linkMode: isOptionalText,
  appStore: isOptionalText,
  playStore: isOptionalText,
  chromeStore: isOptionalText,
  firefoxStore: isOptionalText,
  edgeStore: isOptionalText,
  injected: (field) =>
    isListOf(field, (item) => isRecord(item) && isNamespace(item.namespace) && isText(item.injectedId)),
}

export function isRecentWallet(value: unknown): value is RecentWallet {
  if (!isRecord(value) || !isText(value.connectorId)) return false
  const stored = value.wallet
  return stored === null || (isRecord(stored) && Object.entries(wallet).every(([key, isValid]) => isValid(stored[key])))
}

export function isStoredConnection(value: unknown): boolean {
  return (
    isRecord(value) &&
    isRecentWallet(value as unknown) &&
    isNamespace(value.namespace) &&
    typeof value.isConnected === 'boolean' &&
    (value.chosenAt === null || Number.isFinite(value.chosenAt))
  )
}

/** Whether every key is a namespace and every value an account type of the embedded wallet. */
export function isAccountTypes(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(([key, type]) => isNamespace(key) && (type === 'eoa' || type === 'smartAccount'))
  )
}

export function isListOf(value: unknown, isValid: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isValid)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isOptionalText(value: unknown): boolean {
  return value === undefined || isText(value)
}
