import type { Ports } from '../../core/effects/ports.js'
import { LintelError } from '../../core/errors/lintel-error.js'
import { AccountMismatchError } from '../../core/errors/request-errors.js'
import { SignInClockError, SignInRefusedError } from '../../core/errors/sign-in-refused-error.js'
import { SignInUnavailableError } from '../../core/errors/sign-in-unavailable-error.js'
import { describeThrown, toLintelError } from '../../core/errors/to-lintel-error.js'
import type { FeatureOptions } from '../../core/feature-types.js'
import { parseCaipNetworkId } from '../../core/format/parse-caip-network-id.js'
import type { CaipAddress, CaipNetworkId } from '../../core/model/caip.js'
import type { Signed } from '../../core/model/requests.js'
import type { AuthPayload, SignInSession, Siwx } from '../../core/model/siwx.js'
import { parseSignInMessage, writeSignInMessage } from '../../core/requests/caip-122/message.js'
import { foldCaipAddress, isSessionOf } from '../../core/selectors.js'
import { requireAdapter } from '../../core/wallets/require-adapter.js'
import { adaptSiweConfig } from './adapt-siwe-config.js'
import type { SignInEffect } from './model/effects.js'
import { listStoredSessions } from './model/list-stored.js'
import type { HeldSession } from './model/sign-in-state.js'
import { countSignOuts, getSessionAccount, isAfterSignOut, mergeSignOuts } from './model/sign-outs.js'
import { SignatureDeclinedError, SignOutFailedError, SmartAccountUnsupportedError } from './sign-in-errors.js'

/** The time limit for the app to read sessions, to create a message and to verify one, in ms. */
const ANSWER_TIMEOUT_MS = 30_000

/** A placeholder while the account is unknown. */
const zeroAddress = `0x${'0'.repeat(40)}`

type SignInEffectOf<Name extends string> = Extract<SignInEffect, { type: `sign-in/${Name}` }>

/** Runs the effects of sign-in. Every one settles: with an answer, with an error, or after 30 s. */
export function createSignInRunner(ports: Ports, options: FeatureOptions) {
  const { adapters, walletConnect, storage, clock, dispatch, createErrorToast } = ports
  const siwx = createSiwx(options)
  const timers = new Set<() => void>()
  /** The running sign-outs: a second one of the same session waits for the first. */
  const signingOut = new Map<string, Promise<void>>()

  /** Asks the app, within the time limit. Not by `settleWithin`: the clock is a port, and `stop` ends its timer. */
  async function ask<Answer>(question: (siwx: Siwx) => Promise<Answer>): Promise<Answer> {
    if (!siwx) throw new SignInUnavailableError({ details: 'The app has no `siwx`.' })
    let cancel: () => void = () => undefined
    const limit = new Promise<never>((_resolve, reject) => {
      cancel = clock.setTimer(clock.now() + ANSWER_TIMEOUT_MS, () =>
        reject(new SignInUnavailableError({ details: `No answer within ${ANSWER_TIMEOUT_MS / 1_000} s.` })),
      )
    })
    timers.add(cancel)
    try {
      return await Promise.race([question(siwx), limit])
    } finally {
      cancel()
      timers.delete(cancel)
    }
  }

  /** The number of sign-outs of `account` that any tab has stored, at least `known`: a page may clear its storage. */
  function readSignOuts(account: CaipAddress, known = 0): number {
    return Math.max(known, countSignOuts(storage.read('signOuts'), account))
  }

  /** Asks again when a tab has signed out meanwhile: its event may come after this answer. */
  async function check({ id, network, address, ...effect }: SignInEffectOf<'check'>): Promise<void> {
    const account: CaipAddress = `${network}:${address}`
    const signOuts = readSignOuts(account, effect.signOuts)
    const ended = { ...storage.read('signOuts'), [foldCaipAddress(account)]: signOuts }
    const stored = listStoredSessions(storage.read('signIn')).filter((session) => isAfterSignOut(session, ended))
    const sessions = await ask((app) => app.getSessions(network, address, { stored }))
    if (readSignOuts(account, signOuts) > signOuts) return check({ id, network, address, ...effect })
    dispatch({
      ...{ type: 'sign-in/checked', id, signOuts, sessions: [...sessions] },
      required: siwx?.getRequired?.() ?? true,
    })
  }

  async function prepare({ id, network, address }: SignInEffectOf<'prepare'>): Promise<void> {
    const message = await ask((app) => app.createMessage({ accountAddress: address, chainId: network }))
    if (!isSessionOf(message, `${network}:${address}`)) {
      throw new SignInUnavailableError({ details: 'The message is for another account or network.' })
    }
    dispatch({ type: 'sign-in/prepared', id, message: { data: message.data, text: String(message) } })
  }

  async function sign(effect: SignInEffectOf<'sign'>): Promise<void> {
    const { id, network, address: from, message, connectorId } = effect
    const { namespace } = parseCaipNetworkId(network)
    const adapter = requireAdapter(adapters[namespace], namespace)
    // A text that Lintel did not write may say more than its fields.
    const data = parseSignInMessage(message)
    if (connectorId === null || !adapter.signIn || !data) {
      dispatch({ type: 'sign-in/signed', id, signed: await adapter.signMessage({ message, network, from }) })
      return
    }
    const { chainId, ...payload } = data
    const signed = await adapter.signIn({ connectorId, payload, network })
    if (signed.address !== from) throw new AccountMismatchError({ wanted: from, actual: signed.address })
    dispatch({ type: 'sign-in/signed', id, signed })
  }

  async function addSession(session: SignInSession, signed: Signed): Promise<void> {
    const { message, data } = session
    const network = data.chainId
    const adapter = adapters[parseCaipNetworkId(network).namespace]
    const verifyByAdapter = async () => (await adapter?.verifyMessage({ message, signed, network })) ?? false
    await ask((app) => app.addSession(session, { signed, verify: verifyByAdapter }))
  }

  async function verify({ id, session, signed, ...effect }: SignInEffectOf<'verify'>): Promise<void> {
    const signOuts = readSignOuts(getSessionAccount(session), effect.signOuts)
    await addSession(session, signed)
    dispatch({ type: 'sign-in/verified', id, session: { ...session, signOuts } })
  }

  /** Null if the app cannot create it, or if wallets could not sign it: they hash the text as if it were ASCII. */
  async function createAuthPayload(chain: CaipNetworkId): Promise<AuthPayload | null> {
    const payload = await siwx?.createAuthPayload?.()
    if (!payload || !/^[ -~]*$/.test(payload.statement ?? '')) return null
    // Throws when a field is not valid.
    writeSignInMessage({ ...payload, accountAddress: zeroAddress, chainId: chain })
    return payload
  }

  /** Accepts only the first message: all have the same nonce, which is valid once. If it is refused, the view asks later. */
  async function acceptSigned([session]: readonly SignInSession[], signal: AbortSignal): Promise<void> {
    if (!session) return
    const held = { ...session, signOuts: readSignOuts(getSessionAccount(session)) }
    const isAccepted = await isAcceptable(session)
    if (!signal.aborted) {
      if (isAccepted) dispatch({ type: 'sign-in/added', session: held })
      return
    }
    // The visitor left meanwhile: no connection uses that session.
    if (isAccepted) void revoke([held])
    await walletConnect?.disconnect()
  }

  /** Whether the app accepts the signed message of a wallet. */
  async function isAcceptable(session: SignInSession): Promise<boolean> {
    const { signature, data } = session
    try {
      await addSession(session, { signature, encoding: 'hex', scheme: 'eip191', address: data.accountAddress })
      return true
    } catch (thrown) {
      dispatch({ type: 'sign-in/not-added', error: toRefusal(thrown, SignInRefusedError) })
      return false
    }
  }

  /** Ends each session in the app first, then in the state, and so in every tab. */
  async function revoke(sessions: readonly HeldSession[]): Promise<void> {
    const left: HeldSession[] = []
    let cause: unknown
    for (const session of sessions) {
      try {
        await revokeOnce(session)
        dispatch({ type: 'sign-in/revoked', session })
      } catch (thrown) {
        left.push(session)
        cause = thrown
      }
    }
    if (left.length === 0) return
    const error = new SignOutFailedError({ cause, details: readDetails(cause) })
    dispatch({ type: 'sign-in/not-revoked', sessions: left, error, toast: createErrorToast(error) })
  }

  async function revokeOnce(session: HeldSession): Promise<void> {
    const { chainId, accountAddress } = session.data
    const key = foldCaipAddress(getSessionAccount(session))
    const running = signingOut.get(key) ?? ask((app) => app.revokeSession(chainId, accountAddress))
    signingOut.set(key, running)
    try {
      await running
    } finally {
      signingOut.delete(key)
    }
  }

  async function run(effect: SignInEffect): Promise<void> {
    if (effect.type === 'sign-in/store') return storage.write('signIn', effect.sessions)
    if (effect.type === 'sign-in/store-sign-outs') {
      return storage.write('signOuts', mergeSignOuts(storage.read('signOuts'), effect.signOuts))
    }
    if (effect.type === 'sign-in/revoke') return revoke(effect.sessions)
    try {
      if (effect.type === 'sign-in/check') await check(effect)
      if (effect.type === 'sign-in/prepare') await prepare(effect)
      if (effect.type === 'sign-in/sign') await sign(effect)
      if (effect.type === 'sign-in/verify') await verify(effect)
    } catch (thrown) {
      const error = toSignInError(effect, thrown)
      dispatch({ type: 'sign-in/failed', id: effect.id, error, toast: createErrorToast(error) })
    }
  }

  return {
    run,
    createAuthPayload,
    acceptSigned,
    stop() {
      for (const cancel of timers) cancel()
      timers.clear()
    },
  }
}

function toSignInError(effect: SignInEffect, thrown: unknown): LintelError {
  if (effect.type === 'sign-in/sign') {
    const error = toLintelError(thrown)
    return error.code === 'request-rejected'
      ? new SignatureDeclinedError({ cause: error, details: error.details })
      : error
  }
  if (effect.type !== 'sign-in/verify') return toUnavailable(thrown)
  return toRefusal(thrown, effect.isSmartAccount ? SmartAccountUnsupportedError : SignInRefusedError)
}

/** The reason why the app did not add a session: as `Refusal`, unless its error names the clock or the connection. */
function toRefusal(thrown: unknown, Refusal: typeof SignInRefusedError | typeof SmartAccountUnsupportedError) {
  if (thrown instanceof SignInUnavailableError || thrown instanceof SignInClockError) return thrown
  return new Refusal({ cause: thrown, details: readDetails(thrown) })
}

function toUnavailable(thrown: unknown): LintelError {
  if (thrown instanceof SignInUnavailableError) return thrown
  return new SignInUnavailableError({ cause: thrown, details: readDetails(thrown) })
}

/** The reason, for developers. */
function readDetails(thrown: unknown): string | undefined {
  return thrown instanceof LintelError ? (thrown.details ?? thrown.shortMessage) : describeThrown(thrown)
}

/** Sign-in of the instance; null when the app has none. */
function createSiwx({ siwx, siweConfig }: FeatureOptions): Siwx | null {
  if (siwx) return siwx
  return siweConfig && siweConfig.enabled !== false ? adaptSiweConfig(siweConfig) : null
}
