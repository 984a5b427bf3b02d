import type { Address } from 'viem'
import { settleWithin } from '../../../src/rules/async/settle-within.js'
import type { StateStore } from '../state/create-state-store.js'
import { namespaceAccounts } from '../state/namespace-accounts.js'
import type { PracticeWords } from '../words/en.js'
import { explainFailure, RELAY_LIMIT, RELAY_SILENT } from './explain-failure.js'
import type { Kit } from './kit/kit.js'
import { otherChains } from './namespaces/other-chains.js'
import type { Proposal } from './pairing/judge-proposal.js'
import { parseConnectionLink } from './pairing/parse-connection-link.js'
import { type ConnectedSession, formatAccounts } from './sessions/connected-session.js'
import type { RequestQueue } from './sessions/create-request-queue.js'
import type { WalletConnectState } from './walletconnect-state.js'

export type WalletConnectActions = {
  pair(text: string): Promise<void>
  /** Shows why an image or text contains no link. */
  refuseLink(reason: string): void
  approve(proposalId: number, accounts: readonly Address[]): Promise<void>
  reject(proposalId: number): Promise<void>
  /** Signs the message on screen, which connects the site too. */
  approveAuthentication(id: number): Promise<void>
  rejectAuthentication(id: number): Promise<void>
  decide(approvalId: string, isApproved: boolean): Promise<void>
  disconnect(topics: readonly string[]): Promise<void>
}

type Context = {
  read: () => WalletConnectState
  change: (part: Partial<WalletConnectState>) => void
  start: () => Promise<Kit>
  refresh: (kit: Kit) => void
  reportLost: (session: ConnectedSession, error: unknown) => void
  wallet: StateStore
  words: PracticeWords
  requestQueue: RequestQueue
}

/** How long a proposal may take after the relay is subscribed, ms. It normally waits there already. */
const OFFER_LIMIT = 8_000

/** The accounts to share (CAIP-10): those that the visitor chose for eip155, and the first one of each other namespace. */
function listShared({ chainIds, others }: Proposal, accounts: readonly Address[]): string[] {
  const ofOthers = others.flatMap((namespace) => {
    const [first] = namespaceAccounts[namespace]
    return first ? `${otherChains[namespace].caipNetworkId}:${first.address}` : []
  })
  return [...formatAccounts(chainIds, accounts), ...ofOthers]
}

/** The visitor's WalletConnect actions. They never reject: errors go to the state. */
export function createWalletConnectActions(context: Context): WalletConnectActions {
  const { read, change, start, refresh, words, requestQueue } = context
  const { walletConnect: notices } = words
  const findProposal = (wanted: number) => read().proposals.find(({ id }) => id === wanted)
  const findAuthentication = (wanted: number) => read().authentications.find(({ id }) => id === wanted)
  const send = (work: (kit: Kit) => Promise<void>) => {
    const sending = start().then(async (kit) => {
      await work(kit)
      return kit
    })
    return settleWithin(sending, RELAY_LIMIT, () => new Error(RELAY_SILENT))
  }
  let attempt = 0

  return {
    async pair(text) {
      attempt += 1
      const own = attempt
      const link = parseConnectionLink(text, Date.now(), words.link)
      if (link.type === 'refused') return change({ pairing: { status: 'failed', reason: link.reason } })
      const fail = (reason: string) => {
        if (own === attempt && read().pairing.status === 'busy') change({ pairing: { status: 'failed', reason } })
      }
      change({ pairing: { status: 'busy' }, notice: null })
      await send((kit) => kit.pair(link.uri)).then(
        () => setTimeout(fail, OFFER_LIMIT, words.link.noOffer),
        (error: unknown) => fail(explainFailure(error, words)),
      )
    },

    refuseLink(reason) {
      attempt += 1
      change({ pairing: { status: 'failed', reason } })
    },

    async approve(proposalId, accounts) {
      const proposal = findProposal(proposalId)
      if (!proposal || read().answer.status === 'busy') return
      const { activeAddress } = context.wallet.read()
      const ordered = [...accounts].sort((a, b) => Number(b === activeAddress) - Number(a === activeAddress))
      change({ answer: { status: 'busy' } })
      try {
        const kit = await send((kit) => kit.approve(proposalId, listShared(proposal, ordered)))
        change({ answer: { status: 'idle' }, notice: notices.connected({ site: proposal.peer.name }) })
        refresh(kit)
      } catch (error) {
        change({ answer: { status: 'failed', reason: explainFailure(error, words) } })
      }
    },

    async reject(proposalId) {
      const proposal = findProposal(proposalId)
      if (!proposal) return
      const notice = notices.declined({ site: proposal.peer.name })
      change({ proposals: read().proposals.filter((other) => other !== proposal), answer: { status: 'idle' }, notice })
      try {
        refresh(await send((kit) => kit.reject(proposalId)))
      } catch (error) {
        change({ notice: notices.siteNotTold({ notice, reason: explainFailure(error, words) }) })
      }
    },

    async approveAuthentication(wanted) {
      const authentication = findAuthentication(wanted)
      if (!authentication || authentication.message === null || read().answer.status === 'busy') return
      const { peer, address, message } = authentication
      change({ answer: { status: 'busy' } })
      try {
        const { deriveDevelopmentKey } = await import('../requests/derive-development-key.js')
        const signature = await deriveDevelopmentKey(address).signMessage({ message })
        const kit = await send((kit) => kit.approveAuthentication(wanted, address, signature))
        change({ answer: { status: 'idle' }, notice: notices.signedIn({ site: peer.name }) })
        refresh(kit)
      } catch (error) {
        change({ answer: { status: 'failed', reason: explainFailure(error, words) } })
      }
    },

    async rejectAuthentication(wanted) {
      const authentication = findAuthentication(wanted)
      if (!authentication) return
      const authentications = read().authentications.filter((other) => other !== authentication)
      const notice = notices.declinedSignIn({ site: authentication.peer.name })
      change({ authentications, answer: { status: 'idle' }, notice })
      try {
        refresh(await send((kit) => kit.rejectAuthentication(wanted)))
      } catch (error) {
        change({ notice: notices.siteNotTold({ notice, reason: explainFailure(error, words) }) })
      }
    },

    decide: requestQueue.decide,

    async disconnect(topics) {
      change({ notice: null })
      for (const topic of topics) {
        const session = read().sessions.find((other) => other.topic === topic)
        requestQueue.drop((request) => request.topic === topic)
        try {
          refresh(await send((kit) => kit.disconnect(topic)))
        } catch (error) {
          if (session) context.reportLost(session, error)
        }
      }
    },
  }
}
