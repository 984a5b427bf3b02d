import { InvalidOptionError } from '../../../core/errors/option-errors.js'
import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import type { Network } from '../../../core/model/network.js'
import { readPrefix, readSs58, writeSs58 } from '../addresses/ss58.js'

/**
 * The account id of an address, on a network whose balances can be read.
 *
 * @throws InvalidOptionError if the network has another layout, InvalidTransactionError for an address of another chain
 */
export function readAccountId(address: string, network: Network): Uint8Array {
  const { name, caipNetworkId, hasSystemAccounts } = network
  // With another layout, the value that a node returns would not be the balance.
  if (!hasSystemAccounts) {
    throw new InvalidOptionError({
      option: `networks: hasSystemAccounts of ${name}`,
      got: caipNetworkId,
      write:
        'Use polkadotAssetHub or kusamaAssetHub: the balances of Polkadot and Kusama have left their relay chains. Set ' +
        '`hasSystemAccounts: true` on another network whose System.Account holds its balances.',
    })
  }
  const read = readSs58(address)
  const prefix = readPrefix(network)
  if (read?.prefix === prefix) return read.id
  throw new InvalidTransactionError({
    field: 'addresses',
    got: address,
    write: read
      ? `Write the address with the prefix of ${name}, ${prefix}: ${writeSs58({ ...read, prefix })}.`
      : `Write addresses of ${name}: SS58 with the prefix ${prefix}, without 0, O, I and l.`,
  })
}
