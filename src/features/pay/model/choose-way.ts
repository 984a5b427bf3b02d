import type { CaipNetworkId, Namespace } from '../../../core/model/caip.js'
import { foldAddress } from '../../../rules/addresses/fold-address.js'
import type { PayOption } from './request.js'

/** The facts about the paying account. */
export type Payer = {
  account: { namespace: Namespace; address: string } | null
  /** The network of the wallet. */
  network: CaipNetworkId | null
  /** The networks that the app lists. */
  networks: readonly CaipNetworkId[]
  /**
   * The balances of the account on the wallet's network, by contract; `native` is the native currency. Null while they are read.
   * Missing ones are unknown.
   */
  balances: Readonly<Record<string, bigint>> | null
  /** Whether another token of the account can be swapped for the missing amount. */
  canSwap: boolean
}

/** How the account pays, or the step that has to come first. */
export type WalletWay =
  | { kind: 'connect' }
  /** The account belongs to another namespace. `namespace`: that of the accounts that can pay. */
  | { kind: 'other-account'; namespace: Namespace }
  /** The app does not list the network: only an exchange can pay. */
  | { kind: 'no-network' }
  | { kind: 'switch-network'; network: CaipNetworkId }
  | { kind: 'reading' }
  /** `missing`: the amount that the account lacks, in base units. */
  | { kind: 'swap-first' | 'not-enough'; balance: bigint; missing: bigint }
  | { kind: 'pay' }

/** How this account pays `due` of an option, or the step that has to come first. */
export function chooseWay({ token }: PayOption, due: bigint, payer: Payer): WalletWay {
  const { account, network, networks, balances, canSwap } = payer
  const namespace = token.network.split(':')[0] as Namespace
  if (!account) return { kind: 'connect' }
  if (account.namespace !== namespace) return { kind: 'other-account', namespace }
  if (!networks.includes(token.network)) return { kind: 'no-network' }
  if (network !== token.network) return { kind: 'switch-network', network: token.network }
  if (!balances) return { kind: 'reading' }
  const balance = balances[toBalanceKey(token.address)]
  // The check before the prompt detects a low balance that is unknown here.
  if (balance === undefined || balance >= due) return { kind: 'pay' }
  return { kind: canSwap ? 'swap-first' : 'not-enough', balance, missing: due - balance }
}

/** The key of a token in a record of balances. */
export function toBalanceKey(address: string | null | undefined): string {
  return address ? foldAddress(address) : 'native'
}

const order: readonly WalletWay['kind'][] = ['pay', 'reading', 'swap-first', 'not-enough', 'switch-network']

/** The option that this account pays with the least effort: on its own network and with enough of the token, if there is one. */
export function chooseOption(
  options: readonly PayOption[],
  payer: Payer,
  readDue: (option: PayOption) => bigint,
): PayOption | null {
  const rank = (option: PayOption) => {
    const at = order.indexOf(chooseWay(option, readDue(option), payer).kind)
    return at < 0 ? order.length : at
  }
  return options.toSorted((one, other) => rank(one) - rank(other))[0] ?? null
}
