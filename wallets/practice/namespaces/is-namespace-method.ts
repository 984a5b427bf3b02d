import { otherNamespaces } from '../state/namespace-accounts.js'

/** Whether a method belongs to another namespace than eip155: `solana_signMessage`. */
export function isNamespaceMethod(method: string): boolean {
  return otherNamespaces.some((namespace) => method.startsWith(`${namespace}_`))
}
