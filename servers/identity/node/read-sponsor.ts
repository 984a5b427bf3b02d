import { type Address, type Hex, isAddress, isHex, parseEther } from 'viem'
import { parseRpcUrls } from '../../data-api/node/parse-rpc-urls.js'
import { parseList } from '../../parse-list.js'
import { createSponsorChain } from '../sponsor/create-sponsor-chain.js'
import type { SponsoredNetwork, SponsorOptions } from '../sponsor/sponsor-options.js'

/**
 * Reads the options of the sponsor of first transactions.
 *
 * @throws Error that does not contain the key.
 */
export function readSponsor(env: NodeJS.ProcessEnv): SponsorOptions | undefined {
  const { SPONSOR_KEY: key, SPONSOR_DAILY_BUDGET: budget, SPONSOR_DAILY_SHARE: share, SPONSOR_MOST: most } = env
  if (!key) return undefined
  if (!isHex(key) || key.length !== 66)
    throw new Error('SPONSOR_KEY must be a private key: 0x and 64 hexadecimal digits.')
  const dailyBudget = readAmount('SPONSOR_DAILY_BUDGET', budget)
  return {
    key: key as Hex,
    networks: readNetworks(env),
    dailyBudget,
    dailyShare: share ? readAmount('SPONSOR_DAILY_SHARE', share) : dailyBudget / 10n,
    mostPerOperation: most ? readAmount('SPONSOR_MOST', most) : dailyBudget / 20n,
  }
}

function readNetworks(env: NodeJS.ProcessEnv): SponsorOptions['networks'] {
  const read = (name: 'SPONSOR_PAYMASTERS' | 'SPONSOR_BUNDLERS') =>
    new Map(parseList(env[name]).map((text) => parseEntry(name, text)))
  const [paymasters, bundlers] = [read('SPONSOR_PAYMASTERS'), read('SPONSOR_BUNDLERS')]
  const rpcUrls = parseRpcUrls(env.SPONSOR_RPC_URLS, 'SPONSOR_RPC_URLS')
  return Object.fromEntries(
    [...paymasters].map(([network, paymaster]): [string, SponsoredNetwork] => {
      const id = Number(network.slice('eip155:'.length))
      const [bundler, urls] = [bundlers.get(network), rpcUrls.get(id)]
      if (!bundler) {
        throw new Error(
          `SPONSOR_BUNDLERS has no ${network}. Write ${network}=0x…, the account that the bundler prints at its start: nobody else may send sponsored operations.`,
        )
      }
      if (!urls)
        throw new Error(`SPONSOR_RPC_URLS has no ${id}. Write ${id}=<URL>, a node whose fee is the most that is paid.`)
      return [network, { paymaster, bundler, chain: createSponsorChain({ id, urls }) }]
    }),
  )
}

function parseEntry(name: string, text: string): [network: string, address: Address] {
  const [network = '', address = ''] = text.split('=')
  if (/^eip155:[1-9]\d*$/.test(network) && isAddress(address)) return [network, address]
  throw new Error(`${name} has ${JSON.stringify(text)}. Write it as eip155:1=0x….`)
}

function readAmount(name: string, text: string | undefined): bigint {
  if (text && /^\d+(?:\.\d{1,18})?$/.test(text)) return parseEther(text)
  throw new Error(`${name} must be an amount of the native currency, such as 0.05.`)
}
