import type { Hono } from 'hono'
import { formatUnits, getAddress, isAddress, parseUnits } from 'viem/utils'
import { contracts } from '../chains/contents/addresses.js'
import { tokens } from '../chains/contents/tokens.js'
import { localChains } from '../chains/local-chains.js'
import type { ExchangeStandInId } from '../data-api/pay/exchanges.js'
import type { Service } from '../service.js'
import { startStandIn } from '../start-stand-in.js'
import { createWithdrawals, type Withdrawal } from './create-withdrawals.js'
import { answerWithdrawal, type WithdrawalForm, withdrawalStyle } from './render-withdrawal.js'

export type StartExchangeStandInOptions = {
  id: ExchangeStandInId
  /** 0 uses a free port. */
  port: number
  /** URL of each local chain's node, by chain id. */
  urls: Readonly<Record<number, string>>
  report?: (message: string) => void
}

const names = { northbay: 'Northbay', slowtide: 'Slowtide' } as const
const rules = {
  northbay: 'Northbay keeps a withdrawal fee of 0.20 of the token: 0.20 less arrives than you withdraw.',
  slowtide: 'Slowtide collects withdrawals for some seconds. Those to the same address arrive as one.',
} as const
/** The fee of northbay for each withdrawal, in whole tokens. */
const FEE = '0.2'

/** Bytes. */
const MAX_BODY = 4_096
const networks = localChains.map(({ id, name }) => ({ id: `eip155:${id}`, name }))
const coins = [
  { symbol: 'HUSD', contract: contracts.harborDollar, decimals: tokens.harborDollar.decimals },
  { symbol: 'ETH', contract: null, decimals: 18 },
] as const

/**
 * Starts the stand-in for an exchange: everybody who opens its page withdraws from its account on the local chains.
 *
 * @throws Error when the port is taken.
 */
export function startExchangeStandIn(options: StartExchangeStandInOptions): Promise<Service> {
  const { id, port } = options
  return startStandIn({
    name: names[id],
    port,
    style: withdrawalStyle,
    maxBody: MAX_BODY,
    add: (app, signal) => addPages(app, signal, options),
  })
}

function addPages(app: Hono, signal: AbortSignal, options: StartExchangeStandInOptions): void {
  const { id, urls, report = console.error } = options
  const withdrawals = createWithdrawals({ id, urls, signal, report })
  const name = names[id]
  const answer = (form: WithdrawalForm, status?: string, code?: number) =>
    answerWithdrawal(
      {
        ...{ name, form, networks, rule: rules[id], tokens: coins.map(({ symbol }) => symbol) },
        ...(status === undefined ? {} : { status }),
      },
      code,
    )
  app.get('/', ({ req }) => answer(readLink((key) => req.query(key) ?? '')))
  app.post('/', async ({ req }) => {
    const fields = new URLSearchParams(await req.text())
    const read = (key: string) => fields.get(key)?.trim() ?? ''
    const form = { address: read('address'), amount: read('amount'), network: read('network'), token: read('token') }
    const coin = coins.find(({ symbol }) => symbol === form.token) ?? coins[0]
    const withdrawal = readWithdrawal(form, coin)
    if (typeof withdrawal === 'string') return answer(form, withdrawal, 400)
    if (id === 'slowtide') {
      withdrawals.collect(withdrawal)
      return answer(form, `${form.amount} ${coin.symbol} leave with the next batch, in some seconds.`)
    }
    const fee = parseUnits(FEE, coin.decimals)
    if (withdrawal.amount <= fee) return answer(form, `The fee is ${FEE} ${coin.symbol}. Withdraw more.`, 400)
    const amount = withdrawal.amount - fee
    const hash = await withdrawals.send({ ...withdrawal, amount })
    const sent = `${formatUnits(amount, coin.decimals)} ${coin.symbol}`
    return answer(form, `${sent} were sent, and ${FEE} ${coin.symbol} kept. Transaction: ${hash}`)
  })
  app.onError((error) => {
    report(`${name} (stand-in): a withdrawal has failed. ${error}`)
    return answer(
      readLink(() => ''),
      'The withdrawal has failed. Nothing was sent.',
      500,
    )
  })
}

/** The fields that a link fills in: `address`, `amount` in whole tokens, and `asset` (CAIP-19). */
function readLink(read: (key: string) => string): WithdrawalForm {
  const [network = '', token = ''] = read('asset').split('/')
  return {
    address: read('address'),
    amount: read('amount'),
    network,
    token: token.startsWith('slip44') ? 'ETH' : 'HUSD',
  }
}

/** Returns the fault as a sentence. */
function readWithdrawal(
  { address, amount, network }: WithdrawalForm,
  { contract, decimals }: (typeof coins)[number],
): Withdrawal | string {
  const chain = localChains.find(({ id }) => network === `eip155:${id}`)
  if (!chain) return 'Choose a network.'
  if (!isAddress(address, { strict: false })) return 'This is not an address.'
  if (!/^\d{1,9}(\.\d{1,18})?$/.test(amount)) return 'This is not an amount.'
  const units = parseUnits(amount, decimals)
  if (units === 0n) return 'This is not an amount.'
  return { chainId: chain.id, to: getAddress(address), contract, amount: units }
}
