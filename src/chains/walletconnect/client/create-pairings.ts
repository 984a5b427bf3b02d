import type { LintelError } from '../../../core/errors/lintel-error.js'
import { PairingExpiredError, RelayUnavailableError } from '../../../core/errors/pairing-errors.js'
import { RequestCancelledError } from '../../../core/errors/wallet-errors.js'
import type { Network } from '../../../core/model/network.js'
import type { SignInSession } from '../../../core/model/siwx.js'
import type {
  Authentication,
  Pairing,
  PairingApproval,
  WalletConnectPort,
  WalletConnectSession,
} from '../../../core/model/wallet-connect.js'
import type { Authentications, SentAuthentication } from '../authenticate/create-authentications.js'
import { endProposal } from '../patch-core.js'
import { mapApproval } from '../session/map-answer.js'
import { proposeNamespaces } from '../session/propose-namespaces.js'
import type { Client, ClientSession } from '../sign-client.js'
import { PAIRING_LIFE_MS, WALLET_TIMEOUT_MS } from './pairing-limits.js'
import { throughRelay } from './through-relay.js'

type Answer = { struct: ClientSession; signIns?: readonly SignInSession[] }
type Proposal = { uri: string; topic: string; approval: () => Promise<Answer> }

type PairingsContext = {
  client: Client
  relayUrl: string
  networks: readonly Network[]
  adopt: (struct: ClientSession) => WalletConnectSession
}

/** Creates pairings. Several may be open at once: a wallet can still answer a link that was renewed. */
export function createPairings({ client, relayUrl, networks, adopt }: PairingsContext) {
  const open = new Set<(cause: LintelError) => void>()
  let isClosed = false
  let authentications: Authentications | null = null

  async function propose(authentication: Authentication | null): Promise<Proposal> {
    const { uri, approval } = await client.connect({ optionalNamespaces: proposeNamespaces(networks) })
    const topic = /^wc:([0-9a-f]{64})@2\?(?=.*\bsymKey=)/.exec(uri ?? '')?.[1]
    if (uri === undefined || topic === undefined)
      throw new RelayUnavailableError({ details: 'No pairing link was created.' })
    const proposed = async () => ({ struct: await approval() })
    if (!authentication) return { uri, topic, approval: proposed }
    const request = await sendAuthentication(topic, authentication).catch((error) => {
      proposed().catch(ignore)
      dropProposal(topic)
      throw error
    })
    return {
      // Wallets that know the method ignore the proposal; all others answer it.
      uri: `${uri}&methods=wc_sessionAuthenticate`,
      topic,
      approval: () => answerEither(topic, proposed(), request),
    }
  }

  async function sendAuthentication(topic: string, authentication: Authentication): Promise<SentAuthentication> {
    const { createAuthentications } = await import('../authenticate/create-authentications.js')
    authentications ??= createAuthentications({ client, networks })
    return authentications.send(topic, authentication)
  }

  async function answerEither(topic: string, proposed: Promise<Answer>, request: SentAuthentication): Promise<Answer> {
    // It rejects if the other one was answered and the proposal is dropped.
    proposed.catch(ignore)
    try {
      return await Promise.race([proposed, request.answer])
    } finally {
      request.end()
      endProposals(topic)
    }
  }

  function endProposals(topic: string): void {
    for (const { id, pairingTopic } of client.proposal.getAll()) if (pairingTopic === topic) endProposal(client, id)
  }

  /** Drops the proposal and its pairing. A wallet that has already scanned the link is notified. */
  function dropProposal(topic: string): void {
    endProposals(topic)
    if (!isClosed) void client.core.pairing.disconnect({ topic }).catch(ignore)
  }

  async function untilAnswered({ topic, approval }: Proposal, signal: AbortSignal): Promise<PairingApproval> {
    let cause: LintelError | null = null
    const end = (error: LintelError) => {
      cause ??= error
      dropProposal(topic)
    }
    const cancel = () => end(new RequestCancelledError({ cause: signal.reason }))
    const timer = setTimeout(() => end(new PairingExpiredError()), WALLET_TIMEOUT_MS)
    open.add(end)
    signal.addEventListener('abort', cancel)
    try {
      const answer = approval()
      if (signal.aborted) cancel()
      const { struct, signIns } = await answer
      return { ...adopt(struct), ...(signIns && { signIns }) }
    } catch (error) {
      throw cause ?? mapApproval(error)
    } finally {
      clearTimeout(timer)
      open.delete(end)
      signal.removeEventListener('abort', cancel)
    }
  }

  return {
    async pair({ signal, authentication }: Parameters<WalletConnectPort['pair']>[0]): Promise<Pairing> {
      const wanted = (await authentication) ?? null
      const proposal = await throughRelay({
        relayer: client.core.relayer,
        relayUrl,
        signal,
        async run(isLate) {
          const made = await propose(wanted)
          if (isLate()) {
            made.approval().catch(ignore)
            dropProposal(made.topic)
          }
          return made
        },
      })
      const approval = untilAnswered(proposal, signal)
      // The caller may not listen to the approval.
      approval.catch(ignore)
      return { uri: proposal.uri, expiresAt: Date.now() + PAIRING_LIFE_MS, approval }
    },
    isBusy: () => open.size > 0,
    /** Sends no message, because the connection closes too. */
    close() {
      isClosed = true
      for (const end of [...open]) end(new RequestCancelledError({ details: 'The instance was stopped.' }))
    },
  }
}

/** The caller already has the error. */
function ignore(): void {}
