import { isRecord } from '../../rules/is-record.js'
import { InvalidOptionError } from '../errors/option-errors.js'
import type { View, ViewName } from '../model/view.js'

type ParametersOf<Name extends ViewName> = Omit<Extract<View, { name: Name }>, 'name'>

/** What each parameter of a view must be. */
type Rules = {
  [Name in ViewName as keyof ParametersOf<Name> extends never ? never : Name]: {
    [Key in keyof ParametersOf<Name>]-?: keyof typeof kinds
  }
}

const isText = (value: unknown) => typeof value === 'string'

const isNetworkId = (value: unknown) => isText(value) && /^\w+:\w+$/.test(String(value))

const kinds = {
  'a text': isText,
  'a text, or leave it out': (value: unknown) => value === undefined || isText(value),
  "a CAIP-2 id, for example 'eip155:1'": isNetworkId,
  "a CAIP-2 id, for example 'eip155:1', or leave it out": (value: unknown) => value === undefined || isNetworkId(value),
  'an object': isRecord,
  'an object or null': (value: unknown) => value === null || isRecord(value),
}

const optionalText = 'a text, or leave it out'
const network = "a CAIP-2 id, for example 'eip155:1'"

const rules: Rules = {
  EmailVerifyDevice: { email: 'a text' },
  EmailVerifyOtp: { email: 'a text' },
  ConnectingSocial: { provider: 'a text' },
  UpdateEmailPrimaryOtp: { email: 'a text' },
  UpdateEmailSecondaryOtp: { email: 'a text' },
  ConnectingExternal: { connectorId: 'a text' },
  ConnectingWalletConnect: { wallet: 'an object or null' },
  ConnectingMultiChain: { connectorIds: 'an object' },
  Downloads: { wallet: 'an object' },
  TokenDetail: { network, address: optionalText, symbol: 'a text' },
  TransactionDetail: { id: 'a text' },
  WalletReceive: { network: `${network}, or leave it out` },
  WalletSend: { token: optionalText, amount: optionalText, to: optionalText },
  WalletSendPreview: { payment: 'an object' },
  WalletSendConfirmed: { network, hash: 'a text' },
  SwitchNetwork: { network },
  SwitchActiveChain: { network },
}

/**
 * Returns `view` when its parameters are valid. Code without types, or data of a service, can be wrong.
 *
 * @throws InvalidOptionError
 */
export function checkView(view: View): View {
  const own: object = rules[view.name as keyof Rules] ?? {}
  for (const [key, kind] of Object.entries(own) as [string, keyof typeof kinds][]) {
    const got = (view as Record<string, unknown>)[key]
    if (!kinds[kind](got)) throw new InvalidOptionError({ option: `${view.name}.${key}`, got, write: `Write ${kind}.` })
  }
  return view
}
