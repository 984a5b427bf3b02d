import { AccountNotSharedError, WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { Network } from '../../../core/model/network.js'
import type { SignInSession } from '../../../core/model/siwx.js'
import type { Authentication } from '../../../core/model/wallet-connect.js'
import { isRecord } from '../../../rules/is-record.js'
import { decodeWithKeys, listenToAnswers } from '../patch-core.js'
import { proposeNamespaces } from '../session/propose-namespaces.js'
import type { Client, ClientSession } from '../sign-client.js'
import { readCacao } from './read-cacao.js'
import { writeRecap } from './recap.js'

/** A request that waits for a wallet. */
export type SentAuthentication = {
  /** Stays pending if the wallet does not know the method: the wallet then answers the proposal of the same link. */
  answer: Promise<{ struct: ClientSession; signIns: readonly SignInSession[] }>
  /** Ends the request without the wallet. A later answer is ignored. */
  end(): void
}

export type Authentications = { send(topic: string, authentication: Authentication): Promise<SentAuthentication> }

/** How long a wallet may answer, in seconds: as long as a proposal. */
const REQUEST_LIFE = 300
const SESSION_LIFE = 7 * 24 * 3_600
/** The relay's tag of the request. */
const TAG = 1116
const METHOD_UNSUPPORTED = 10_001
/** The most chains, because a wallet signs once for each. */
const MAX_CACAOS = 100

/**
 * Sends `wc_sessionAuthenticate` (CAIP-222) beside a proposal, and creates a session from the answer. The client's own
 * `authenticate` needs Node's `Buffer`, asks a hosted node for signatures of contracts, and forgets older links.
 */
export function createAuthentications({
  client,
  networks,
}: {
  client: Client
  networks: readonly Network[]
}): Authentications {
  const { crypto, expirer, history, pairing, relayer } = client.core
  const keys = new Map<string, string>()
  decodeWithKeys(client.core, keys)
  dropLeftTopics()

  /** Answers to links of an earlier visit are no longer usable. */
  function dropLeftTopics(): void {
    const used = [...pairing.pairings.keys, ...client.session.keys]
    for (const topic of relayer.subscriber.topics) {
      if (!used.includes(topic)) void relayer.unsubscribe(topic).catch(ignore)
    }
  }

  async function createSession(
    result: unknown,
    {
      publicKey,
      pairingTopic,
      authentication,
    }: { publicKey: string; pairingTopic: string; authentication: Authentication },
  ) {
    const { responder, cacaos } = isRecord(result) ? result : {}
    if (!isRecord(responder) || !isKey(responder.publicKey) || !Array.isArray(cacaos) || cacaos.length > MAX_CACAOS) {
      throw new WalletFailedError({ details: 'The answer to wc_sessionAuthenticate is not valid.' })
    }
    const read = cacaos.flatMap((cacao) => readCacao(cacao, authentication) ?? [])
    // Accounts that sign in come first, because the first account becomes the active one.
    const ordered = [...read].sort((one, other) => Number(one.signIn === null) - Number(other.signIn === null))
    const accounts = [...new Set(ordered.flatMap((cacao) => cacao.accounts))]
    const optionalNamespaces = proposeNamespaces(networks)
    const { methods: asked = [], events = [] } = optionalNamespaces.eip155 ?? {}
    const methods = asked.filter((method) => ordered.some((cacao) => cacao.methods.includes(method)))
    if (accounts.length === 0 || methods.length === 0) {
      throw new AccountNotSharedError({ details: 'The wallet has signed no message that allows the app a request.' })
    }
    const topic = await crypto.generateSharedKey(publicKey, responder.publicKey)
    await relayer.subscribe(topic)
    const expiry = Math.floor(Date.now() / 1_000) + SESSION_LIFE
    const chains = [...new Set(accounts.map((account) => account.slice(0, account.lastIndexOf(':'))))]
    const struct = {
      topic,
      pairingTopic,
      expiry,
      acknowledged: true,
      controller: responder.publicKey,
      self: { publicKey, metadata: client.metadata },
      // Checked where it is read.
      peer: { publicKey: responder.publicKey, metadata: responder.metadata as ClientSession['peer']['metadata'] },
      requiredNamespaces: {},
      optionalNamespaces,
      namespaces: { eip155: { chains, accounts, methods, events } },
      relay: { protocol: 'irn' },
      transportType: 'relay' as const,
    }
    await client.session.set(topic, struct)
    expirer.set(topic, expiry)
    return { struct, signIns: ordered.flatMap(({ signIn }) => signIn ?? []) }
  }

  async function send(pairingTopic: string, authentication: Authentication): Promise<SentAuthentication> {
    const { payload, chains } = authentication
    const publicKey = await crypto.generateKeyPair()
    const answerTopic = await hashKey(publicKey)
    keys.set(answerTopic, publicKey)
    await relayer.subscribe(answerTopic)
    const methods = proposeNamespaces(networks).eip155?.methods ?? []
    const request = {
      id: createId(pairingTopic),
      jsonrpc: '2.0' as const,
      method: 'wc_sessionAuthenticate',
      params: {
        authPayload: {
          type: 'caip122',
          chains,
          domain: payload.domain,
          aud: payload.uri,
          version: payload.version,
          nonce: payload.nonce,
          iat: payload.issuedAt,
          exp: payload.expirationTime,
          nbf: payload.notBefore,
          requestId: payload.requestId,
          statement: payload.statement ?? '',
          resources: [...(payload.resources ?? []), writeRecap(methods)],
        },
        requester: { publicKey, metadata: client.metadata },
        expiryTimestamp: Math.floor(Date.now() / 1_000) + REQUEST_LIFE,
      },
    }
    let stopListening: () => void = ignore
    let isAnswered = false
    const answer = new Promise<Awaited<SentAuthentication['answer']>>((resolve, reject) => {
      stopListening = listenToAnswers(client, request.id, (answered) => {
        const { error, result } = isRecord(answered) ? answered : {}
        if (isRecord(error) && error.code === METHOD_UNSUPPORTED) return
        if (error) return reject(error)
        if (isAnswered) return
        isAnswered = true
        createSession(result, { publicKey, pairingTopic, authentication }).then(resolve, reject)
      })
    })
    // The caller may have ended the request.
    answer.catch(ignore)
    const end = () => {
      stopListening()
      keys.delete(answerTopic)
      history.delete(pairingTopic, request.id)
      void relayer.unsubscribe(answerTopic).catch(ignore)
      if (!isAnswered) void crypto.deleteKeyPair(publicKey).catch(ignore)
    }
    history.set(pairingTopic, request)
    try {
      const options = { ttl: REQUEST_LIFE, prompt: true, tag: TAG, internal: { throwOnFailedPublish: true } }
      await relayer.publish(pairingTopic, await crypto.encode(pairingTopic, request), options)
    } catch (error) {
      end()
      throw error
    }
    return { answer, end }
  }

  /** The topic of a public key. The core has no other way to hash it, and stores the hashed value. */
  async function hashKey(publicKey: string): Promise<string> {
    const topic = await crypto.setSymKey(publicKey)
    await crypto.deleteSymKey(topic)
    return topic
  }

  /** Ids are times, so the id after that of the proposal is free. */
  function createId(topic: string): number {
    const proposal = client.proposal.getAll().find(({ pairingTopic }) => pairingTopic === topic)
    return (proposal?.id ?? Date.now() * 1_000) + 1
  }

  return { send }
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** The link is already answered or gone. */
function ignore(): void {}
