import { accounts, counterparties } from '../accounts.js'
import { type TokenFacts, tokens } from '../tokens.js'
import { approveToken, buyToken, sendEth, sendToken, swapTokens } from './actions.js'
import { createRandom } from './create-random.js'
import { ethereumEvents } from './ethereum-events.js'
import { planReverseNames } from './plan-names.js'
import { PAST_DAYS, type PlannedTransaction } from './planned-transaction.js'
import { rollupEvents } from './rollup-events.js'

const { rich, named } = accounts
const { employer, friend, shop } = counterparties

const MONTH = 30
/** The income of the rich account in the first months, and later. */
const [firstWage, laterWage] = ['3850', '4120']

/** The past of the accounts on a chain until today: wages, purchases and swaps of each month, and single events. */
export function planPast(chainId: number): PlannedTransaction[] {
  const single = chainId === 31337 ? ethereumEvents : rollupEvents
  const monthly = chainId === 31337 ? planMonths(0) : planRollupMonths(5)
  const events = single.map(([day, action]) => ({ ...action, day }))
  return [...events, ...monthly, ...planReverseNames()].toSorted((first, second) => first.day - second.day)
}

function planMonths(first: number): PlannedTransaction[] {
  const random = createRandom(31337)
  const months = listMonths(first)
  return months.flatMap(({ month, day }) => {
    const cents = (from: number, to: number) => random.amount(from, to, 2)
    const sold = cents(150, 600)
    const swapDay = random.day(day + 12, day + 19)
    return [
      { day: day + 1.38, ...sendToken(employer, tokens.harborDollar, rich, month < 8 ? firstWage : laterWage) },
      { day: random.day(day + 2, day + 4), ...sendToken(rich, tokens.harborDollar, friend, '640.5') },
      { day: random.day(day + 5, day + 11), ...sendToken(rich, tokens.harborDollar, shop, cents(8, 96)) },
      { day: random.day(day + 20, day + 26), ...sendToken(rich, tokens.harborDollar, shop, cents(8, 96)) },
      ...(month % 2 === 0
        ? [
            {
              day: swapDay,
              ...buyToken(rich, random.pick<TokenFacts>([tokens.meridian, tokens.cobalt]), random.amount(0.1, 0.6, 2)),
            },
          ]
        : [
            { day: swapDay, ...approveToken(rich, tokens.harborDollar, sold) },
            { day: swapDay + 0.002, ...swapTokens(rich, tokens.harborDollar, sold, tokens.orchard) },
          ]),
      ...(month % 3 === 1
        ? [{ day: random.day(day + 26, day + 28), ...sendEth(friend, rich, random.amount(0.05, 0.4, 3)) }]
        : []),
    ]
  })
}

/** Fewer, because fees are why one is there: small payments and swaps. */
function planRollupMonths(first: number): PlannedTransaction[] {
  const random = createRandom(31338)
  return listMonths(first).flatMap(({ month, day }) => [
    { day: random.day(day + 3, day + 9), ...sendToken(rich, tokens.harborDollar, shop, random.amount(2, 30, 2)) },
    {
      day: random.day(day + 15, day + 27),
      ...sendEth(rich, random.pick([shop, friend]), random.amount(0.002, 0.03, 4)),
    },
    ...(month % 3 === 0 ? [{ day: day + 12.7, ...buyToken(named, tokens.orchard, random.amount(0.02, 0.2, 2)) }] : []),
  ])
}

function listMonths(first: number) {
  const months = Array.from({ length: Math.floor(PAST_DAYS / MONTH) }, (_, month) => ({
    month,
    day: 2 + month * MONTH,
  }))
  return months.slice(first)
}
