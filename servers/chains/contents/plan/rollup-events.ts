import { accounts, counterparties } from '../accounts.js'
import { spammer } from '../addresses.js'
import { tokens, unlistedTokens } from '../tokens.js'
import {
  type Action,
  airdropVouchers,
  approveToken,
  buyInVain,
  buyToken,
  mintBadges,
  mintLighthouse,
  payThroughSplitter,
  sendEth,
  sendToken,
  swapTokens,
  withdrawFromVault,
  wrapEth,
} from './actions.js'

const { rich, named, ordinary } = accounts
const { friend, trader, exchange } = counterparties
const { harborDollar, meridian, orchard, tollgate } = tokens

/** Single events on Local Rollup: the day, and what happens. The rich account comes in the sixth month. */
export const rollupEvents: readonly (readonly [day: number, action: Action])[] = [
  [30.4, sendEth(exchange, named, '0.5')],
  [31.12, buyToken(named, harborDollar, '0.3')],
  [148.55, sendEth(exchange, rich, '1.25')],
  [150.18, buyToken(rich, harborDollar, '0.5')],
  [164.9, mintLighthouse(rich)],
  [171.24, mintLighthouse(ordinary)],
  [188.73, sendToken(named, harborDollar, rich, '60')],
  [205.0, airdropVouchers([rich, named])],
  [219.35, approveToken(rich, harborDollar, '250')],
  [219.36, swapTokens(rich, harborDollar, '250', orchard)],
  [233.81, sendToken(trader, tollgate, rich, '35')],
  [247.16, wrapEth(rich, '0.1')],
  [262.42, payThroughSplitter(friend, [rich, named], '0.08')],
  [281.07, buyInVain(rich, meridian, '0.05', 'too late')],
  [295.64, mintBadges(named, 1n, 1n)],
  [309.0, sendToken(spammer, unlistedTokens.lure, rich, '5000')],
  [333.28, withdrawFromVault(rich, '0.1')],
  [352.51, buyToken(rich, meridian, '0.15')],
  [377.95, sendToken(friend, harborDollar, rich, '18.75')],
  [401.33, sendToken(rich, orchard, ordinary, '45')],
  [423.26, sendEth(named, rich, '0.02')],
  [424.74, sendToken(rich, harborDollar, named, '12.5')],
]
