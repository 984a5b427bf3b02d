import type { LintelError } from '../../../core/errors/lintel-error.js'
import {
  AccountNotSharedError,
  NotConnectedError,
  RequestCancelledError,
  WalletUnresponsiveError,
} from '../../../core/errors/wallet-errors.js'
import type { WalletConnectPort, WalletConnectSession } from '../../../core/model/wallet-connect.js'
import { endRequest } from '../patch-core.js'
import { mapAnswer } from '../session/map-answer.js'
import { WalletAnswerError } from '../session/wallet-answer-error.js'
import type { Client } from '../sign-client.js'
import { WALLET_TIMEOUT_MS } from './pairing-limits.js'
import { throughRelay } from './through-relay.js'

type Request = Parameters<WalletConnectPort['request']>[0]

/** Sends requests to the wallet and returns its answers (CAIP-27). */
export function createRequests({ client, relayUrl }: { client: Client; relayUrl: string }) {
  const open = new Set<(cause: LintelError) => void>()
  const { relayer } = client.core

  async function send(topic: string, { chainId, method, params }: Request): Promise<unknown> {
    const request = { method, params }
    let sentAs: number | null = null
    let giveUp: (cause: LintelError) => void = ignore
    const given = new Promise<never>((_resolve, reject) => {
      giveUp = (cause) => {
        if (sentAs !== null) endRequest(client, sentAs, { code: 0, message: cause.shortMessage })
        reject(cause)
      }
    })
    const noteId = (sent: { request: unknown; id: number }) => {
      if (sent.request === request) sentAs = sent.id
    }
    const timer = setTimeout(
      () => giveUp(new WalletUnresponsiveError({ seconds: WALLET_TIMEOUT_MS / 1_000 })),
      WALLET_TIMEOUT_MS,
    )
    client.events.on('session_request_sent', noteId)
    open.add(giveUp)
    try {
      return await Promise.race([client.request({ topic, chainId, request }), given])
    } finally {
      clearTimeout(timer)
      client.events.off('session_request_sent', noteId)
      open.delete(giveUp)
    }
  }

  return {
    /**
     * @throws NotConnectedError, AccountNotSharedError for a chain that the wallet has not approved, WalletAnswerError
     * with the wallet's code (4200 for a method that it has not approved), RelayUnavailableError, RelayRefusedError,
     * WalletUnresponsiveError
     */
    async ask(session: WalletConnectSession | null, request: Request): Promise<unknown> {
      if (!session || session.expiresAt <= Date.now()) throw new NotConnectedError()
      const { topic, chains, methods } = session
      if (!chains.includes(request.chainId)) {
        throw new AccountNotSharedError({ details: `The wallet has not approved ${request.chainId}.` })
      }
      if (!methods.includes(request.method)) {
        throw new WalletAnswerError({ code: 4200, message: `The wallet has not approved ${request.method}.` })
      }
      try {
        if (!relayer.connected) await throughRelay({ relayer, relayUrl, run: async () => undefined })
        return await send(topic, request)
      } catch (error) {
        throw mapAnswer(error, { isSessionGone: !client.session.keys.includes(topic) })
      }
    },
    close() {
      for (const giveUp of [...open]) giveUp(new RequestCancelledError({ details: 'The instance was stopped.' }))
    },
  }
}

/** A placeholder, replaced before the first call. */
function ignore(): void {}
