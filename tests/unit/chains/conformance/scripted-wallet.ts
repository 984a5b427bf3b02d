import type { WalletDriver } from '../../../../src/chains/drivers/wallet-driver.js'
import type { Namespace } from '../../../../src/core/model/caip.js'
import type { ConformanceWallet, Refusal } from './browser.js'

/** A wallet of a namespace without a standard of its own: a driver whose answers a test writes. */
export type ScriptedWallet = ConformanceWallet & {
  driver: WalletDriver
  /** The calls of the driver so far. */
  calls: string[]
  /** The errors that the wallet throws for refusals. */
  thrown: Record<Refusal, unknown>
  /** Runs in place of `disconnect`. */
  disconnect: () => Promise<void>
}

/** Keeps its approval over page loads, as an extension does. */
export function createScriptedWallet(
  name: string,
  { namespace, accounts }: { namespace: Namespace; accounts: readonly [string, string] },
): ScriptedWallet {
  const connectorId = `standard:${name.toLowerCase()}`
  const listeners = new Set<() => void>()
  let shared = accounts[0]
  let isApproved = false
  let refusal: Refusal | null = null
  let gate = Promise.resolve()

  const readSession = () => ({
    accounts: isApproved && refusal !== 'locked' ? [{ address: shared, type: 'eoa' as const }] : [],
  })
  const notify = () => {
    for (const listener of listeners) listener()
  }
  async function askVisitor(call: string): Promise<void> {
    wallet.calls.push(call)
    await gate
    if (refusal) throw wallet.thrown[refusal]
  }

  const driver: WalletDriver = {
    connector: { id: connectorId, name, type: 'ANNOUNCED', chain: namespace },
    async connect({ silent }) {
      if (silent) {
        wallet.calls.push('connect silently')
        await gate
        return readSession()
      }
      await askVisitor('connect')
      isApproved = true
      return readSession()
    },
    async disconnect() {
      wallet.calls.push('disconnect')
      await wallet.disconnect()
    },
    watch(listener) {
      const call = () => listener(readSession())
      listeners.add(call)
      return () => void listeners.delete(call)
    },
    async signMessage({ account, message, network }) {
      await askVisitor('sign')
      const signature = `${account.address} signs ${message} on ${network}`
      return { signature, encoding: 'hex', scheme: 'sr25519', address: account.address }
    },
  }

  const wallet: ScriptedWallet = {
    driver,
    calls: [],
    thrown: {
      rejected: { code: 4001, message: 'no' },
      pending: { code: -32002, message: 'pending' },
      locked: { code: 4100, message: 'locked' },
    },
    disconnect: async () => {
      isApproved = false
    },
    connectorId,
    accounts,
    countPrompts: () => wallet.calls.filter((call) => call === 'connect' || call === 'sign').length,
    refuse(how) {
      refusal = how
      return () => {
        refusal = null
      }
    },
    hold() {
      let release = () => {}
      gate = new Promise((resolve) => (release = resolve))
      return () => {
        gate = Promise.resolve()
        release()
      }
    },
    changeAccount() {
      shared = accounts[1]
      notify()
    },
    leave() {
      isApproved = false
      notify()
    },
  }
  return wallet
}
