import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'
import { Buffer } from 'buffer/'
import { isOtherNamespace } from '../../state/namespace-accounts.js'
import { addressesProperty, describeBitcoinAccount } from '../namespaces/describe-bitcoin-account.js'
import { otherChains, readOtherAccount } from '../namespaces/other-chains.js'
import { supportedEvents, supportedMethods } from '../pairing/supported.js'
import { sinceProperty } from '../sessions/connected-session.js'
import { createAuthentications } from './create-authentications.js'
import type { Kit, KitOptions } from './kit.js'

/** Relays require a project id. Ours accepts any by default. */
const projectId = 'practice-wallet'
const storagePrefix = 'practice-wallet'

// WalletKit writes and checks messages of a sign-in with Node's `Buffer`, which browsers lack.
Object.assign(globalThis, { Buffer })

/** Starts WalletKit. Only this file imports WalletConnect's code, so that it loads lazily. */
export async function startKit({ relayUrl, walletUrl, listen }: KitOptions): Promise<Kit> {
  const core = createCore(relayUrl)
  const kit = await WalletKit.init({
    // The same class. Its types differ only in how they write optional fields.
    core: core as WalletKitTypes.Options['core'],
    metadata: {
      name: 'Practice wallet',
      description: 'Development keys, local chains only',
      url: walletUrl,
      icons: [],
    },
    // The wallet has its own queue, which shows the number of requests.
    signConfig: { disableRequestQueue: true },
  })
  // The client also logs errors that it handles, such as a site's answer that arrives after its session has ended.
  kit.engine.signClient.logger = core.logger
  const { relayer } = core
  kit.on('session_proposal', ({ params }) => listen({ type: 'proposal', proposal: params }))
  kit.on('session_authenticate', ({ params }) =>
    listen({ type: 'authentication', expiresAt: params.expiryTimestamp * 1_000 }),
  )
  kit.on('session_request', (request) => listen({ type: 'request', request }))
  kit.on('proposal_expire', ({ id }) => listen({ type: 'proposal-expired', id }))
  kit.on('session_request_expire', ({ id }) => listen({ type: 'request-expired', id }))
  kit.on('session_delete', ({ topic }) => listen({ type: 'session-ended', topic }))
  relayer.on('relayer_connect', () => listen({ type: 'relay', isConnected: true }))
  relayer.on('relayer_disconnect', () => listen({ type: 'relay', isConnected: false }))
  relayer.on('relayer_error', () => listen({ type: 'relay', isConnected: false }))

  return {
    ...createAuthentications(kit),
    listProposals: () => Object.values(kit.getPendingSessionProposals()),
    listRequests: () => kit.getPendingSessionRequests(),
    listSessions: () => Object.values(kit.getActiveSessions()),
    pair: (uri) => kit.pair({ uri }),
    async approve(id, accounts) {
      const proposal = kit.engine.signClient.proposal.get(id)
      const namespaces = buildApprovedNamespaces({ proposal, supportedNamespaces: toOffers(accounts) })
      const bitcoin = accounts.map(readOtherAccount).find((shared) => shared?.namespace === 'bip122')
      const sessionProperties = {
        [sinceProperty]: String(Date.now()),
        ...(bitcoin && { [addressesProperty]: JSON.stringify(await describeBitcoinAccount(bitcoin.address)) }),
      }
      await kit.approveSession({ id, namespaces, sessionProperties })
    },
    reject: (id) => kit.rejectSession({ id, reason: getSdkError('USER_REJECTED') }),
    respond: ({ id, topic }, answer) =>
      kit.respondSessionRequest({
        topic,
        response:
          'error' in answer
            ? { id, jsonrpc: '2.0', error: { code: answer.error.code, message: answer.error.message } }
            : { id, jsonrpc: '2.0', result: answer.result },
      }),
    async update(topic, namespaces) {
      // The site may confirm late or never, so do not wait for it.
      const { acknowledged } = await kit.updateSession({ topic, namespaces })
      acknowledged().catch((error) => console.warn('A site did not take the change of its accounts.', error))
    },
    emit: (topic, chainId, event) => kit.emitSessionEvent({ topic, chainId, event }),
    disconnect: (topic) => kit.disconnectSession({ topic, reason: getSdkError('USER_DISCONNECTED') }),
    isConnected: () => relayer.connected,
    hasTopics: () => relayer.subscriber.hasAnyTopics,
    async reconnect() {
      if (relayer.connected || relayer.connecting) return
      await relayer.transportOpen().catch(() => listen({ type: 'relay', isConnected: false }))
    },
    async close() {
      core.heartbeat.stop()
      await relayer.transportClose()
    },
  }
}

/** The features of the wallet for these accounts (CAIP-10), by namespace. */
function toOffers(accounts: readonly string[]) {
  const names = [...new Set(accounts.map((account) => account.split(':')[0] ?? ''))]
  return Object.fromEntries(
    names.map((name) => {
      const own = accounts.filter((account) => account.startsWith(`${name}:`))
      const chains = [...new Set(own.map((account) => account.split(':').slice(0, 2).join(':')))]
      const [methods, events] = isOtherNamespace(name)
        ? [otherChains[name].methods, []]
        : [supportedMethods, supportedEvents]
      return [name, { chains, accounts: own, methods: [...methods], events: [...events] }]
    }),
  )
}

/** A core that connects only to our relay: no origin attestation, no telemetry. */
function createCore(relayUrl: string) {
  const core = new Core({
    relayUrl,
    projectId,
    customStoragePrefix: storagePrefix,
    telemetryEnabled: false,
    logger: 'silent',
  })
  core.verify.register = async () => ''
  core.verify.resolve = () => Promise.reject(new Error('Nobody attests the origin of sites here.'))
  core.eventClient.init = async () => undefined
  return core
}
