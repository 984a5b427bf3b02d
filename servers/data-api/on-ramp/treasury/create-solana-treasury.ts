import { localSolana } from '../../../chains/serving/local-networks.js'
import { BLOCKHASH_LIFE } from '../../../chains/solana/create-slots.js'
import type { SolanaReader } from '../solana/create-solana-reader.js'
import type { Treasury } from './treasury.js'

/**
 * The treasury of Local Solana: its faucet, which sends SOL and mints tokens, and whose key is known to everybody. A transfer can
 * be taken until its blockhash is too old. Only after that, and when no block has it, another one may be signed.
 */
export function createSolanaTreasury(reader: SolanaReader): Treasury {
  const { caipNetworkId: network } = localSolana
  return {
    networks: [network],
    async sign({ id, address, contract: mint, amount }) {
      await reader.checkGenesis()
      const { blockhash, lastValidBlockHeight } = await reader.readBlockhash()
      // Most servers have no sales there, and the packages of Solana take memory.
      const [{ address: toAddress }, { signAirdrop, signTokenMint }] = await Promise.all([
        import('@solana/kit'),
        import('../../../chains/solana/faucet.js'),
      ])
      // Without the memo, two equal orders at the same time would be the same transaction.
      const transfer = { to: toAddress(address), amount, blockhash, memo: `Order ${id}` }
      const { wire, signature } = await (mint === null ? signAirdrop(transfer) : signTokenMint({ ...transfer, mint }))
      const signed = Buffer.from(wire).toString('base64')
      return { nonce: null, lastBlock: lastValidBlockHeight, signed, hash: signature }
    },
    send: async (_, signed) => reader.send(signed),
    async readOutcome(_, { lastBlock, hash }) {
      // Before the status: a transaction that no block has after that height is never in one.
      const height = await reader.readHeight()
      const status = await reader.readStatus(hash)
      if (status) return status.err === null ? 'success' : 'reverted'
      // A blockhash that is further ahead belongs to a network that was deleted, or restored from an older state.
      const isWaiting = lastBlock !== null && height <= lastBlock && lastBlock <= height + BLOCKHASH_LIFE
      return isWaiting ? null : 'lapsed'
    },
  }
}
