import { readCode } from '../../../core/errors/walk-thrown.js'
import { AccountNotSharedError, RequestRejectedError, WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { KeyValueStorage } from '../../../core/model/key-value-storage.js'
import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import type { WalletActions } from '../../drivers/lazy-driver.js'
import type { DriverSession } from '../../drivers/wallet-driver.js'
import { readNetworkName } from '../addresses/network-names.js'
import { readAddress } from '../addresses/read-address.js'
import { readSession } from './read-session.js'
import { readSignature } from './read-signature.js'

type WbipOptions = {
  id: string
  provider: Record<string, unknown>
  networks: readonly Network[]
  storage: KeyValueStorage
}

type Answer = { result: unknown } | { error: unknown }

const purposes = ['payment', 'ordinals']

/** Codes of sats-connect, which Xverse and others have. -32002 is not "pending" there. */
const [REJECTED, NOT_SUPPORTED, ACCESS_DENIED, NO_SUCH_METHOD] = [-32000, -32001, -32002, -32601]

/** The calls of a wallet that answers `request(method, params)` (WBIP). Leather has its own parameters. */
export function createWbipActions(options: WbipOptions): WalletActions {
  return options.id === 'LeatherProvider' ? createLeatherActions(options) : createSatsConnectActions(options)
}

async function send({ provider }: WbipOptions, method: string, params?: object | null): Promise<Answer> {
  const { request } = provider
  if (typeof request !== 'function') throw new WalletFailedError({ details: 'The wallet does not accept requests.' })
  const answer: unknown = await request.call(provider, method, params)
  if (isRecord(answer) && isRecord(answer.error)) return { error: answer.error }
  if (isRecord(answer) && 'result' in answer) return { result: answer.result }
  throw new WalletFailedError({ details: `The wallet answered ${method} with neither a result nor an error.` })
}

/** Wallets that follow sats-connect: Xverse and others. They resolve with their errors. */
function createSatsConnectActions(options: WbipOptions): WalletActions {
  const { provider, networks } = options
  const memory = createMemory(options)

  async function ask(method: string, params: object | null = null): Promise<unknown> {
    const answer = await send(options, method, params)
    if ('result' in answer) return answer.result
    const context = { cause: answer.error, details: readMessage(answer.error) }
    const code = readCode(answer.error)
    if (code === REJECTED) throw new RequestRejectedError(context)
    if (code === ACCESS_DENIED) throw new AccountNotSharedError(context)
    throw answer.error
  }

  /** Older wallets have no session: request their addresses, and keep the answer. */
  async function connect(): Promise<DriverSession> {
    const [only, ...others] = networks.map(({ caipNetworkId }) => readNetworkName(caipNetworkId))
    const network = only !== undefined && others.length === 0 ? { network: capitalize(only) } : {}
    try {
      const session = readAnswer(await ask('wallet_connect', { addresses: purposes, ...network }), networks)
      // Kept from an older version of the wallet, which had no session.
      memory.forget()
      return session
    } catch (thrown) {
      const code = readCode(thrown)
      if (code !== NO_SUCH_METHOD && code !== NOT_SUPPORTED) throw thrown
      return memory.keep(readAnswer(await ask('getAddresses', { purposes }), networks))
    }
  }

  return {
    connect: async ({ silent }) => {
      if (!silent) return connect()
      return memory.read() ?? readAnswer(await ask('wallet_getAccount'), networks)
    },
    async disconnect() {
      if (memory.forget()) return
      await ask('wallet_disconnect')
    },
    watch(listener) {
      const refresh = () =>
        ask('wallet_getAccount').then(
          (result) => listener(readAnswer(result, networks)),
          () => listener({ accounts: [] }),
        )
      const end = () => listener({ accounts: [] })
      const stops = [
        addListener(provider, 'accountChange', refresh),
        addListener(provider, 'networkChange', refresh),
        addListener(provider, 'disconnect', end),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    async signMessage({ account: { address }, message }) {
      const protocol = readAddress(address)?.type === 'p2pkh' ? 'ECDSA' : 'BIP322'
      return readSigned(await ask('signMessage', { address, message, protocol }), address)
    },
  }
}

/** Leather shows a window for every request, so its addresses are kept for the next page. It throws its errors. */
function createLeatherActions(options: WbipOptions): WalletActions {
  const { networks } = options
  const memory = createMemory(options)

  async function ask(method: string, params: object): Promise<unknown> {
    const answer = await send(options, method, params)
    if ('result' in answer) return answer.result
    throw answer.error
  }

  return {
    async connect({ silent }) {
      if (silent) return memory.read() ?? { accounts: [] }
      const [first] = networks
      const params = first ? { network: readNetworkName(first.caipNetworkId) } : {}
      return memory.keep(readAnswer(await ask('getAddresses', params), networks))
    },
    async disconnect() {
      memory.forget()
    },
    watch: () => () => undefined,
    async signMessage({ account: { address }, message, network }) {
      const paymentType = readAddress(address)?.type === 'p2tr' ? 'p2tr' : 'p2wpkh'
      const params = { message, paymentType, network: readNetworkName(network) }
      return readSigned(await ask('signMessage', params), address)
    },
  }
}

/** The addresses of a wallet that opens a window when asked for them. Kept until it is disconnected. */
function createMemory({ id, storage, networks }: WbipOptions) {
  const key = `lintel.bip122.${id}`
  return {
    keep(session: DriverSession): DriverSession {
      storage.setItem(key, JSON.stringify(session.accounts))
      return session
    },
    read(): DriverSession | undefined {
      const text = storage.getItem(key)
      if (text === null) return undefined
      // Written by `keep`, but anything may have changed the storage since.
      const reported = parse(text).map((account) =>
        isRecord(account)
          ? { ...account, purpose: account.type, derivationPath: account.path, label: account.name }
          : account,
      )
      const session = readSession(reported, undefined, networks)
      return session.accounts.length > 0 ? session : undefined
    },
    /** Whether there are kept addresses. */
    forget(): boolean {
      const isKept = storage.getItem(key) !== null
      storage.removeItem(key)
      return isKept
    },
  }
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    // Not written by this version: ask the wallet again.
    return []
  }
}

/** The addresses of an answer: in a list, or in its field `addresses`. */
function readAnswer(result: unknown, networks: readonly Network[]): DriverSession {
  const { addresses, network } = isRecord(result) ? result : { addresses: result, network: undefined }
  const bitcoin = isRecord(network) ? network.bitcoin : undefined
  const named = isRecord(bitcoin) ? bitcoin.name : undefined
  return readSession(Array.isArray(addresses) ? addresses : [], named, networks)
}

function readSigned(result: unknown, address: string) {
  if (!isRecord(result)) throw new WalletFailedError({ details: 'The wallet returned no signature.' })
  // The visitor may have chosen another account in the wallet since.
  if (typeof result.address === 'string' && result.address !== address) {
    throw new AccountNotSharedError({
      details: `The wallet signed with ${result.address.slice(0, 90)}, not ${address}.`,
    })
  }
  return readSignature(result.signature, address)
}

/** Older wallets take the name and the callback, newer ones an object of both. */
function addListener(provider: Record<string, unknown>, eventName: string, callback: () => void): () => void {
  const { addListener: add } = provider
  if (typeof add !== 'function') return () => undefined
  const stop: unknown =
    add.length >= 2 ? add.call(provider, eventName, callback) : add.call(provider, { eventName, cb: callback })
  return () => {
    if (typeof stop === 'function') stop()
  }
}

function readMessage(error: unknown): string {
  return isRecord(error) && typeof error.message === 'string' ? error.message : 'The wallet sent no message.'
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
