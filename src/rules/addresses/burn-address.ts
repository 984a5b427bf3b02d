/**
 * Addresses of eip155 without a key: those that explorers call "burn", and the placeholder of a native currency. The last two
 * digits of the others are those of a precompile, which keeps all assets that it gets.
 */
const BURNT = /^0x(0{40}|0{36}dead|dead0{32}dead|dead0{16}42069420694206942069|e{40}|0{38}(0[1-9a-f]|1[01]))$/i

/** The same for Solana: the incinerator, the zero address, and the placeholder of SOL. */
const BURNT_ON_SOLANA = /^((1nc1nerator)?1{32}|So1{41})$/

/**
 * Whether nobody has the key of an address, so that assets sent to it are lost.
 *
 * @example isBurnAddress('0x000000000000000000000000000000000000dEaD') // true
 */
export function isBurnAddress(address: string): boolean {
  return BURNT.test(address) || BURNT_ON_SOLANA.test(address)
}
