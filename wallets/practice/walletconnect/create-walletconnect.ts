import type { Address } from 'viem'
import { settleWithin } from '../../../src/rules/async/settle-within.js'
import type { CallChain } from '../requests/call-chain.js'
import type { StateStore } from '../state/create-state-store.js'
import type { PracticeWords } from '../words/en.js'
import { judgeAuthentication } from './authentication/judge-authentication.js'
import { explainFailure, RELAY_LIMIT, RELAY_SILENT } from './explain-failure.js'
import type { Kit, KitEvent } from './kit/kit.js'
import type { UseMemory } from './kit/remember-use.js'
import { watchRelay } from './kit/watch-relay.js'
import { judgeProposal } from './pairing/judge-proposal.js'
import { type ConnectedSession, changeNamespaces, readSession } from './sessions/connected-session.js'
import { createRequestQueue } from './sessions/create-request-queue.js'
import { createSessionNotifier } from './sessions/create-session-notifier.js'
import { createWalletConnectActions, type WalletConnectActions } from './walletconnect-actions.js'
import { initialWalletConnectState, type WalletConnectState } from './walletconnect-state.js'

export type WalletConnectPorts = {
  /** Loads WalletConnect's code and starts it. */
  loadKit: (listen: (event: KitEvent) => void) => Promise<Kit>
  wallet: StateStore
  callChain: CallChain
  memory: UseMemory
  /** The texts that the visitor reads. */
  words: PracticeWords
  /** Makes this window handle requests, until another window takes over. */
  takeLock: (onLost: () => void) => void
}

export type WalletConnect = WalletConnectActions & {
  read(): WalletConnectState
  subscribe(listener: () => void): () => void
  /** Restores stored sessions and receives waiting requests. Does nothing when there are none. */
  resume(): Promise<void>
  /** Whether there may be sessions that `read` does not list: another window has them, or they are not loaded yet. */
  hasHiddenSessions(): boolean
  /** Makes `address` the account that one session uses, beside those that it has. */
  shareAccount(topic: string, address: Address): Promise<void>
}

/**
 * The WalletConnect part of the wallet: proposals and requests, and the actions that answer them. Loads its code
 * lazily.
 */
export function createWalletConnect(ports: WalletConnectPorts): WalletConnect {
  const { wallet, words } = ports
  const { walletConnect: notices } = words
  const listeners = new Set<() => void>()
  let state = initialWalletConnectState
  let starting: Promise<Kit> | null = null
  let noteRelay = (_isConnected: boolean): void => undefined
  let notifyAccount = async (_topic: string, _address: Address): Promise<void> => undefined
  let isListed = false

  const change = (part: Partial<WalletConnectState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const findSession = (topic: string) => state.sessions.find((session) => session.topic === topic)
  const reportLost = ({ peer }: ConnectedSession, error: unknown) => {
    console.warn('A message of the practice wallet did not get through.', error)
    change({ notice: notices.notTold({ site: peer.name }) })
  }
  const refresh = (kit: Kit) => {
    // A message that was on its way when another window took the sessions.
    if (!isListed) return
    const proposals = kit.listProposals().map((source) => judgeProposal(source, words))
    const { activeAddress: address } = wallet.read()
    const authentications = kit
      .listAuthentications()
      .map((source) => judgeAuthentication(source, { address, writeMessage: kit.writeAuthentication }, words.obstacles))
    change({ sessions: kit.listSessions().map(readSession), proposals, authentications })
    ports.memory.write([state.sessions, proposals, authentications].some(({ length }) => length > 0))
  }

  const start = (): Promise<Kit> => {
    starting ??= startKit().catch((error) => {
      starting = null
      throw error
    })
    return starting
  }
  const startKit = async () => {
    const kit = await ports.loadKit((event) => void handleEvent(event))
    const relay = watchRelay(kit, {
      isWanted: () => state.pairing.status === 'busy',
      show: (status) => status !== state.relay && change({ relay: status }),
    })
    noteRelay = relay.note
    const notifier = createSessionNotifier(kit, reportLost)
    notifyAccount = async (topic, address) => {
      await notifier.shareAccount(topic, address, wallet.read().activeChainId)
      refresh(kit)
    }
    const unsubscribe = wallet.subscribe((after, before) => {
      void notifier.handleStateChange(after, before).then(() => refresh(kit))
    })
    ports.takeLock(() => {
      isListed = false
      relay.stop()
      unsubscribe()
      void kit.close()
      change({ ...initialWalletConnectState, isElsewhere: true })
    })
    isListed = true
    refresh(kit)
    for (const request of kit.listRequests()) await requestQueue.receive(request)
    return kit
  }

  const requestQueue = createRequestQueue({
    readState: wallet.read,
    writeState: wallet.write,
    callChain: ports.callChain,
    findSession,
    respond: async (request, answer) =>
      settleWithin((await start()).respond(request, answer), RELAY_LIMIT, () => new Error(RELAY_SILENT)),
    async shareChain(topic, chainId) {
      const kit = await start()
      const source = kit.listSessions().find((session) => session.topic === topic)
      if (!source) return
      // The kit's own state: the shown one is older while an account is being shared.
      const { chainIds, accounts } = readSession(source)
      if (chainIds.includes(chainId)) return
      await kit.update(topic, changeNamespaces(source.namespaces, [...chainIds, chainId], accounts))
      refresh(kit)
    },
    showQueue: (approvals) => change({ approvals }),
    reportLost,
  })

  const handleEvent = async (event: KitEvent): Promise<void> => {
    if (event.type === 'relay') return noteRelay(event.isConnected)
    const kit = await start()
    if (event.type === 'request') return requestQueue.receive(event.request)
    if (event.type === 'proposal') change({ pairing: { status: 'idle' }, notice: null })
    if (event.type === 'authentication') {
      change({ pairing: { status: 'idle' }, notice: null })
      // Its end has no event.
      setTimeout(() => refresh(kit), event.expiresAt - Date.now())
    }
    if (event.type === 'proposal-expired') {
      const gone = state.proposals.find(({ id }) => id === event.id)
      if (gone) change({ notice: notices.offerExpired({ site: gone.peer.name }) })
    }
    if (event.type === 'request-expired' && requestQueue.drop(({ id }) => id === event.id)) {
      change({ notice: notices.requestExpired })
    }
    if (event.type === 'session-ended') {
      const gone = findSession(event.topic)
      if (gone) change({ notice: notices.ended({ site: gone.peer.name }) })
      requestQueue.drop(({ topic }) => topic === event.topic)
    }
    refresh(kit)
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async resume() {
      if (!ports.memory.read()) return
      await start().catch((error) => change({ notice: explainFailure(error, words) }))
    },
    hasHiddenSessions: () => !isListed && ports.memory.read(),
    async shareAccount(topic, address) {
      change({ notice: null })
      await notifyAccount(topic, address)
    },
    ...createWalletConnectActions({
      read: () => state,
      change,
      start,
      refresh,
      reportLost,
      wallet,
      words,
      requestQueue,
    }),
  }
}
