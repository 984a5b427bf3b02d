/**
 * Packages that a service uses and the package of Lintel does not have: they are large, native, or of another licence. The exact
 * versions are those of the tests.
 */
export const optionalPackages = {
  '@electric-sql/pglite': { version: '0.5.16', why: 'embedded databases' },
  '@foundry-rs/anvil': { version: '1.7.1', why: 'local Ethereum chains' },
  '@uniswap/v2-core': { version: '1.0.1', why: 'swaps on local chains' },
  '@uniswap/v2-periphery': { version: '1.1.0-beta.0', why: 'swaps on local chains' },
  '@web3icons/core': { version: '4.0.56', why: 'icons of the wallet directory' },
  redis: { version: '6.3.1', why: 'the messages of the relay in Redis' },
  litesvm: { version: '1.4.1', why: 'local Solana' },
} as const

export type OptionalPackage = keyof typeof optionalPackages

/** Writes the packages as npm installs them, such as `litesvm@1.4.1`. */
export function formatPackages(names: readonly OptionalPackage[]): string[] {
  return names.map((name) => `${name}@${optionalPackages[name].version}`)
}
