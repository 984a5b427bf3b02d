import { maxUint256, zeroAddress } from 'viem'
import { ApiFailure } from '../../http/api-failure.js'
import type { OptionRow } from './database/schema.js'
import { formatAsset, parseAsset, parsePayAccount } from './parse-asset.js'
import type { PayChain } from './pay-chain.js'
import { computePaymentAddress } from './payment-address.js'

export type OptionInput = { asset: string; amount: string; recipient: string }

/**
 * Reads the options of a new request. The name and the decimals of a token come from its chain.
 *
 * @throws ApiFailure 400 that names `options`
 */
export async function checkOptions(
  id: string,
  inputs: readonly OptionInput[],
  chains: ReadonlyMap<string, PayChain>,
): Promise<OptionRow[]> {
  const rows = await Promise.all(inputs.map((input, position) => checkOption(id, input, position, chains)))
  if (new Set(rows.map(({ asset }) => asset)).size < rows.length) throw refuse('Must name each asset once.')
  return rows
}

async function checkOption(
  requestId: string,
  input: OptionInput,
  position: number,
  chains: ReadonlyMap<string, PayChain>,
): Promise<OptionRow> {
  const { network, contract } = parseAsset(input.asset)
  const recipient = parsePayAccount(input.recipient)
  const chain = chains.get(network)
  if (!chain) throw refuse(`Must be on one of ${[...chains.keys()].join(', ')}.`)
  if (recipient.network !== network) throw refuse('Must have the asset and the recipient on the same network.')
  if (recipient.address === zeroAddress || recipient.address === contract) {
    throw refuse('Must have a recipient that somebody has.')
  }
  const amount = BigInt(input.amount)
  if (amount > maxUint256) throw refuse('Must have an amount below 2^256.')
  if (!(await chain.hasFactory())) throw refuse(`Cannot be on ${network}: it lacks the factory of payment addresses.`)
  const token = contract === null ? chain.nativeCurrency : (await chain.readTokens([contract])).get(contract)
  if (token?.symbol == null || token.decimals === null) throw refuse('Must be a token (ERC-20) of its network.')
  return {
    ...{ requestId, position, network, contract, amount },
    asset: formatAsset({ network, contract }),
    recipient: recipient.address,
    address: computePaymentAddress(recipient.address, requestId).address.toLowerCase() as `0x${string}`,
    symbol: token.symbol,
    name: token.name ?? token.symbol,
    decimals: token.decimals,
    domain: contract === null ? null : await chain.readDomain(contract),
  }
}

function refuse(description: string): ApiFailure {
  return new ApiFailure(400, 'options', description)
}
