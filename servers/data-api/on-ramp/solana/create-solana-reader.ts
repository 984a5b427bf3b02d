import * as v from 'valibot'
import { callJsonRpc } from '../../../../src/rules/rpc/call-json-rpc.js'
import { genesisHash } from '../../../chains/solana/create-slots.js'

/** How long a node may take, ms. */
const TIME_LIMIT = 5_000

const height = v.pipe(v.number(), v.integer(), v.minValue(0))
const blockhashSchema = v.object({ value: v.object({ blockhash: v.string(), lastValidBlockHeight: height }) })
const statusesSchema = v.object({ value: v.tuple([v.nullable(v.object({ err: v.unknown() }))]) })
const accountSchema = v.object({ value: v.nullable(v.object({ owner: v.string() })) })

export type SolanaReader = ReturnType<typeof createSolanaReader>

/**
 * Calls the node of Local Solana. Every method throws an Error when the node does not answer, refuses the call or answers with
 * something else.
 */
export function createSolanaReader(url: string) {
  const call = async <Schema extends v.GenericSchema>(method: string, params: readonly unknown[], schema: Schema) => {
    const signal = AbortSignal.timeout(TIME_LIMIT)
    const reply = await callJsonRpc(url, { method, params }, { redirect: 'error', signal })
    if ('result' in reply) return v.parse(schema, reply.result)
    throw new Error(`The node of Local Solana refuses ${method}: ${reply.error.message.slice(0, 200)}`)
  }
  const commitment = { commitment: 'confirmed' }
  return {
    /** The URL may be of another network. */
    async checkGenesis(): Promise<void> {
      const found = await call('getGenesisHash', [], v.string())
      if (found !== genesisHash) throw new Error('The node of Local Solana has another network.')
    },
    readBlockhash: async () => (await call('getLatestBlockhash', [commitment], blockhashSchema)).value,
    readHeight: () => call('getBlockHeight', [commitment], height),
    /** Null while no block has the transaction. */
    async readStatus(signature: string): Promise<{ err?: unknown } | null> {
      const { value } = await call(
        'getSignatureStatuses',
        [[signature], { searchTransactionHistory: true }],
        statusesSchema,
      )
      return value[0]
    },
    /** The program that owns an account. Null if the account does not exist. */
    async readOwner(address: string): Promise<string | null> {
      const { value } = await call('getAccountInfo', [address, { ...commitment, encoding: 'base64' }], accountSchema)
      return value?.owner ?? null
    },
    /** Sends a transaction (base64). A failing transaction is in a block as well, so it has an outcome. */
    async send(transaction: string): Promise<void> {
      await call('sendTransaction', [transaction, { encoding: 'base64', skipPreflight: true }], v.string())
    },
  }
}
