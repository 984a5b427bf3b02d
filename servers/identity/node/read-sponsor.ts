import { type Address, type Hex, isAddress, isHex, parseEther } from 'viem'
import { parseList } from '../../parse-list.js'
import type { SponsorOptions } from '../sponsor/sponsor-options.js'

/**
 * Reads who pays for first transactions.
 *
 * @throws Error that does not hold the key.
 */
export function readSponsor(env: NodeJS.ProcessEnv): SponsorOptions | undefined {
  const { SPONSOR_KEY: key, SPONSOR_PAYMASTERS: paymasters, SPONSOR_DAILY_BUDGET: budget, SPONSOR_MOST: most } = env
  if (!key) return undefined
  if (!isHex(key) || key.length !== 66)
    throw new Error('SPONSOR_KEY must be a private key: 0x and 64 hexadecimal digits.')
  const dailyBudget = readAmount('SPONSOR_DAILY_BUDGET', budget)
  return {
    key: key as Hex,
    paymasters: Object.fromEntries((parseList(paymasters) ?? []).map(parsePaymaster)),
    dailyBudget,
    mostPerOperation: most ? readAmount('SPONSOR_MOST', most) : dailyBudget / 20n,
  }
}

function parsePaymaster(text: string): [network: string, paymaster: Address] {
  const [network = '', address = ''] = text.split('=')
  if (/^eip155:[1-9]\d*$/.test(network) && isAddress(address)) return [network, address]
  throw new Error(`SPONSOR_PAYMASTERS has ${JSON.stringify(text)}. Write it as eip155:1=0x….`)
}

function readAmount(name: string, text: string | undefined): bigint {
  if (text && /^\d+(?:\.\d{1,18})?$/.test(text)) return parseEther(text)
  throw new Error(`${name} must be an amount of the native currency, such as 0.05.`)
}
