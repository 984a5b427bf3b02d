import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { rpcCodes } from '../../http/answer-json-rpc.js'
import type { Service } from '../../service.js'
import { limitRequests } from '../serving/create-facade-app.js'
import { createJsonRpcApp } from '../serving/create-json-rpc-app.js'
import { localPolkadot } from '../serving/local-networks.js'
import { readChainFile } from '../serving/read-chain-file.js'
import { RpcFailure } from '../serving/rpc-failure.js'
import { type StartLocalOptions, startFacade } from '../serving/start-facade.js'
import { accountSchema, createLedger, type Ledger, parsePolkadotState } from './create-ledger.js'

/** SHA-256 of "Lintel: Local Polkadot". Its start is the chain's id in CAIP-2. */
export const genesisHash = `0x${createHash('sha256').update('Lintel: Local Polkadot').digest('hex')}`

const hash = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i, '0x and 32 bytes in hexadecimal'))
const key = v.pipe(v.string(), v.regex(/^0x(?:[\da-f]{2})*$/i, '0x and bytes in hexadecimal'), v.maxLength(1_000))
const height = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Starts Local Polkadot, a JSON-RPC server over a ledger of development accounts, on loopback. It answers what a balance is
 * read with, and cannot send.
 *
 * @throws Error when the port is taken.
 * @example const service = await startLocalPolkadot({ port: 0, statePath: '.data/polkadot.json', report: console.error })
 */
export async function startLocalPolkadot({ port, statePath, report }: StartLocalOptions): Promise<Service> {
  const { name } = localPolkadot
  const restore = (saved: unknown) => createLedger(parsePolkadotState(saved), Date.now)
  const restored = await readChainFile({ name, path: statePath, restore, report })
  const ledger = restored ?? createLedger(undefined, Date.now)
  const methods = createMethods(ledger)
  const controls = {
    lintel_setAccount: ([owner, account]: readonly unknown[]) => {
      ledger.write(read(hash, owner).slice(2).toLowerCase(), read(accountSchema, account))
      return true
    },
  }
  return startFacade({
    name: `${name} (ledger)`,
    answer: limitRequests(createJsonRpcApp({ name, report, methods, controls })),
    port,
    statePath,
    dump: ledger.dump,
    report,
  })
}

function createMethods({ ticks, readStorage }: Ledger) {
  /** Every block but the first has a made-up hash that says its height. */
  const getBlockHash = (at: number) => {
    if (at === 0) return genesisHash
    return at > ticks.read() ? null : `${genesisHash.slice(0, 58)}${at.toString(16).padStart(8, '0')}`
  }
  const methods = {
    system_chain: () => localPolkadot.name,
    system_name: () => 'Lintel ledger',
    system_version: () => '1',
    system_properties: () => ({ ss58Format: 42, tokenDecimals: 10, tokenSymbol: 'UNIT' }),
    system_health: () => ({ peers: 0, isSyncing: false, shouldHavePeers: false }),
    chain_getFinalizedHead: () => getBlockHash(ticks.read()),
    chain_getBlockHash: ([at]: readonly unknown[]) =>
      getBlockHash(at === undefined || at === null ? ticks.read() : read(height, at)),
    chain_getHeader: ([at]: readonly unknown[]) => {
      const text = at === undefined || at === null ? undefined : read(hash, at)
      const number = text === undefined ? ticks.read() : text === genesisHash ? 0 : Number.parseInt(text.slice(58), 16)
      if (text !== undefined && getBlockHash(number) !== text) return null
      const zero = `0x${'0'.repeat(64)}`
      const parentHash = number === 0 ? zero : getBlockHash(number - 1)
      return {
        number: `0x${number.toString(16)}`,
        parentHash,
        stateRoot: zero,
        extrinsicsRoot: zero,
        digest: { logs: [] },
      }
    },
    // Every block has the present balances.
    state_getStorage: ([at, block]: readonly unknown[]) => {
      if (block !== undefined && block !== null) read(hash, block)
      return readStorage(read(key, at).toLowerCase())
    },
  }
  const names = Object.keys(methods)
  return { ...methods, rpc_methods: () => ({ methods: [...names, 'rpc_methods'] }) }
}

function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  throw new RpcFailure(rpcCodes.invalidParams, `Invalid params: must be ${parsed.issues[0].message}.`)
}
