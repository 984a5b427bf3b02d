import { isRecord } from '../../../rules/is-record.js'

/**
 * wagmi's stored state if wagmi can read it, else null. wagmi never finishes starting when the stored text is corrupt, and
 * does not check the shape of what it parses.
 */
export function readStoredState(text: string | null): string | null {
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || !('state' in stored)) return text
    return isStoredState(stored.state) ? text : null
  } catch {
    return null
  }
}

function isStoredState(state: unknown): boolean {
  if (!isRecord(state)) return false
  const { connections, current } = state
  if (!(current === null || typeof current === 'string')) return false
  return isRecord(connections) && Array.isArray(connections.value) && connections.value.every(isStoredConnection)
}

function isStoredConnection(entry: unknown): boolean {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string' || !isRecord(entry[1])) return false
  const { accounts, connector } = entry[1]
  return Array.isArray(accounts) && isRecord(connector) && typeof connector.id === 'string'
}
