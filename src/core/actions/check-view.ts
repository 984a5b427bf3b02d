import { isRecord } from '../../rules/is-record.js'
import { InvalidOptionError } from '../errors/option-errors.js'
import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { View, ViewName } from '../model/view.js'

type Rule = { isValid: (value: unknown) => boolean; write: string }

type ParametersOf<Name extends ViewName> = Omit<Extract<View, { name: Name }>, 'name'>

/** The rules of every view that has parameters. */
type Rules = {
  [Name in ViewName as keyof ParametersOf<Name> extends never ? never : Name]: {
    [Key in keyof ParametersOf<Name>]-?: Rule
  }
}

const isText = (value: unknown) => typeof value === 'string'

const text: Rule = { isValid: isText, write: 'Write a text.' }
const optionalText: Rule = { isValid: (value) => value === undefined || isText(value), write: 'Write a text.' }
const network: Rule = { isValid: isNetwork, write: "Write the CAIP-2 id of a network, for example 'eip155:1'." }
const wallet: Rule = { isValid: isRecord, write: 'Write a wallet of the directory.' }

const rules: Rules = {
  ConnectingExternal: { connectorId: text },
  ConnectingWalletConnect: {
    wallet: {
      isValid: (value) => value === null || isRecord(value),
      write: 'Write a wallet of the directory, or null.',
    },
  },
  ConnectingMultiChain: {
    connectorIds: { isValid: isRecord, write: "Write a connector per namespace, for example { eip155: 'io.prism' }." },
  },
  Downloads: { wallet },
  TokenDetail: { network, address: optionalText, symbol: text },
  TransactionDetail: { id: text },
  WalletSend: { token: optionalText, amount: optionalText, to: optionalText },
  WalletSendPreview: { payment: { isValid: isRecord, write: 'Write a payment of useSend.' } },
  WalletSendConfirmed: { network, hash: text },
  SwitchNetwork: { network },
  SwitchActiveChain: { network },
}

/**
 * Returns `view` when its parameters are valid. Code without types, or data of a service, can be wrong.
 *
 * @throws InvalidOptionError
 */
export function checkView(view: View): View {
  const own: Record<string, Rule> = (rules as Partial<Record<ViewName, Record<string, Rule>>>)[view.name] ?? {}
  for (const [key, { isValid, write }] of Object.entries(own)) {
    const got = (view as Record<string, unknown>)[key]
    if (!isValid(got)) throw new InvalidOptionError({ option: `${view.name}.${key}`, got, write })
  }
  return view
}

function isNetwork(value: unknown): boolean {
  try {
    return isText(value) && Boolean(parseCaipNetworkId(String(value)))
  } catch {
    return false
  }
}
