import { type CaipNetworkId, isCaipNetworkId } from '../../../core/model/caip.js'
import { isRecord } from '../../../rules/is-record.js'

/** The requests that a message allows the app. Chains are CAIP-2. */
export type Recap = { methods: readonly string[]; chains: readonly CaipNetworkId[] }

const PREFIX = 'urn:recap:'

/** WalletConnect's sentence, which differs from ERC-5573: it has one number for all methods. */
const ALLOWANCE = 'I further authorize the stated URI to perform the following actions on my behalf:'

/** Writes the resource with which a wallet allows eip155 methods (ERC-5573). The wallet adds its chains. */
export function writeRecap(methods: readonly string[]): string {
  const actions = Object.fromEntries(sort(methods).map((method) => [`request/${method}`, [{}]]))
  // Names of methods are ASCII, so each character is a byte.
  return PREFIX + btoa(JSON.stringify({ att: { eip155: actions } })).replace(/=+$/, '')
}

/** Reads the last resource of a message; null if it is not such a resource. */
export function readRecap(resources: readonly string[]): Recap | null {
  const last = resources.at(-1)
  if (!last?.startsWith(PREFIX)) return null
  const actions = parse(last.slice(PREFIX.length))
  if (!actions) return null
  const methods = Object.keys(actions).flatMap((ability) => /^request\/(\w+)$/.exec(ability)?.[1] ?? [])
  const limits = Object.values(actions).flatMap((list) => (Array.isArray(list) ? list.slice(0, 1) : []))
  const chains = limits.flatMap((limit: unknown) =>
    isRecord(limit) && Array.isArray(limit.chains) ? limit.chains : [],
  )
  return { methods: [...new Set(methods)], chains: [...new Set(chains.filter(isCaipNetworkId))] }
}

/** The statement that the visitor reads: the app's own, then the permissions of the message. */
export function writeAllowance(statement: string, { methods }: Recap): string {
  const actions = `(1) 'request': '${sort(methods).join("', '")}' for 'eip155'.`
  return `${statement ? `${statement} ` : ''}${ALLOWANCE} ${actions}`
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const recap: unknown = JSON.parse(atob(text))
    const attenuations = isRecord(recap) ? recap.att : undefined
    const actions = isRecord(attenuations) ? attenuations.eip155 : undefined
    return isRecord(actions) ? actions : null
  } catch {
    // Not written by a wallet that follows ERC-5573.
    return null
  }
}

/** Sorts like WalletConnect's client, because the order is part of the text. */
function sort(methods: readonly string[]): string[] {
  return [...methods].sort((one, other) => one.localeCompare(other))
}
