import { type Chain, http, numberToHex, type Transport } from 'viem'
import { NetworkNotConfiguredError } from '../../../core/errors/network-errors.js'

type RequestArguments = { method: string; params?: unknown }

/** The parts of the connector that the provider needs. */
export type ProviderContext = {
  chains: readonly Chain[]
  transports: Record<number, Transport> | undefined
  /** Whether only the wallet can answer a method. */
  isForWallet(method: string): boolean
  getChainId(): number
  getAddresses(): readonly string[]
  askWallet(request: RequestArguments): Promise<unknown>
  switchChain(chainId: number): Promise<unknown>
}

/** A wallet that is not an extension, as an EIP-1193 provider. */
export type PairedProvider = {
  request(request: RequestArguments): Promise<unknown>
  on(event: string, listener: (data: unknown) => void): void
  removeListener(event: string, listener: (data: unknown) => void): void
  emit(event: string, data: unknown): void
}

/** Sends a request to the wallet if only the wallet can answer it, else to the app's own node. */
export function createProvider(context: ProviderContext): PairedProvider {
  const nodes = new Map<number, ReturnType<Transport>>()
  const listeners = new Map<string, Set<(data: unknown) => void>>()

  /** Created once per network, because viem ranks the nodes of each transport it creates. */
  function getNode(chainId: number): ReturnType<Transport> {
    const known = nodes.get(chainId)
    if (known) return known
    const chain = context.chains.find(({ id }) => id === chainId)
    if (!chain)
      throw new NetworkNotConfiguredError({ network: chainId, configured: context.chains.map(({ id }) => id) })
    const node = (context.transports?.[chainId] ?? http())({ chain })
    nodes.set(chainId, node)
    return node
  }

  return {
    async request({ method, params }) {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return context.getAddresses()
      if (method === 'eth_chainId') return numberToHex(context.getChainId())
      if (method === 'net_version') return String(context.getChainId())
      if (method === 'wallet_switchEthereumChain') {
        await context.switchChain(readChainId(params))
        return null
      }
      if (context.isForWallet(method)) return context.askWallet({ method, params })
      return getNode(context.getChainId()).request({ method, params })
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event, data) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
    },
  }
}

function readChainId(params: unknown): number {
  const [first] = Array.isArray(params) ? (params as readonly { chainId?: unknown }[]) : []
  return Number(first?.chainId)
}
