import { Address } from '@scure/btc-signer'

/** The address formats of regtest. */
export const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

export const genesisHash = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'

/** Whether `text` is an address of regtest. */
export function isRegtestAddress(text: string): boolean {
  try {
    Address(regtest).decode(text)
    return true
  } catch {
    // The library throws for every other text.
    return false
  }
}
