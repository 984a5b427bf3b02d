import { type Address, address, type EncodedAccount, getAddressEncoder, lamports } from '@solana/kit'
import {
  AccountState,
  findAssociatedTokenPda,
  getMintEncoder,
  getMintSize,
  getTokenEncoder,
  getTokenSize,
} from '@solana-program/token'
import { developmentAccounts } from './development-accounts.js'
import { faucetAddress } from './faucet.js'
import { extensionTypes } from './token-extensions.js'
import { type LocalSolanaToken, localSolanaTokens, token2022Program, tokenProgram } from './tokens.js'

const systemProgram = address('11111111111111111111111111111111')
const LAMPORTS_PER_SOL = 1_000_000_000n
/** The holdings of each development account. */
const [DEVELOPMENT_SOL, DEVELOPMENT_TOKENS] = [10_000n, 10_000n]
const FAUCET_SOL = 1_000_000n
/** The byte behind the base of an account of Token-2022. It is the type of the account. */
const [MINT_TYPE, ACCOUNT_TYPE] = [1, 2]

/**
 * Creates the accounts of a new chain: the development accounts, the faucet, the mints and the tokens of each development
 * account.
 *
 * @param getRent Returns the balance an account must have, lamports, by its size in bytes.
 */
export async function createContents(getRent: (size: bigint) => bigint): Promise<EncodedAccount[]> {
  const make = (at: Address, programAddress: Address, data: Uint8Array): EncodedAccount => {
    const space = BigInt(data.length)
    return { address: at, programAddress, data, space, executable: false, lamports: lamports(getRent(space)) }
  }
  const fund = (at: Address, sol: bigint) => ({
    ...make(at, systemProgram, new Uint8Array()),
    lamports: lamports(sol * LAMPORTS_PER_SOL),
  })
  const tokens = Object.values(localSolanaTokens)
  const mints = tokens.map((token) => make(address(token.mint), address(token.program), encodeMint(token)))
  const holdings = tokens.flatMap((token) =>
    developmentAccounts.map(async (owner) => {
      const seeds = { owner: address(owner), mint: address(token.mint), tokenProgram: address(token.program) }
      const [at] = await findAssociatedTokenPda(seeds)
      return make(at, seeds.tokenProgram, encodeHolding(token, seeds.owner))
    }),
  )
  return [
    ...developmentAccounts.map((owner) => fund(address(owner), DEVELOPMENT_SOL)),
    fund(faucetAddress, FAUCET_SOL),
    ...mints,
    ...(await Promise.all(holdings)),
  ]
}

function readAmount({ decimals }: LocalSolanaToken): bigint {
  return DEVELOPMENT_TOKENS * 10n ** BigInt(decimals)
}

function encodeMint(token: LocalSolanaToken): Uint8Array {
  const base = Uint8Array.from(
    getMintEncoder().encode({
      mintAuthority: faucetAddress,
      supply: readAmount(token) * BigInt(developmentAccounts.length),
      decimals: token.decimals,
      isInitialized: true,
      freezeAuthority: null,
    }),
  )
  if (token.program === tokenProgram) return base
  // A mint with extensions has the length of a token account first, so that they are never confused.
  const padding = new Uint8Array(getTokenSize() - getMintSize())
  return Buffer.concat([base, padding, Uint8Array.of(MINT_TYPE), ...encodeExtensions(token)])
}

function encodeExtensions({ mint, name, symbol }: LocalSolanaToken): Uint8Array[] {
  const encode = (text: string) => Uint8Array.from(getAddressEncoder().encode(address(text)))
  const pair = (first: string, second: string) => Buffer.concat([encode(first), encode(second)])
  const text = (value: string) => Buffer.concat([encodeU32(value.length), Buffer.from(value, 'ascii')])
  const metadata = [pair(faucetAddress, mint), text(name), text(symbol), text(''), encodeU32(0)]
  const hook = encodeExtension(extensionTypes.transferHook, pair(faucetAddress, localSolanaTokens.hook.mint))
  return [
    encodeExtension(extensionTypes.metadataPointer, pair(faucetAddress, mint)),
    encodeExtension(extensionTypes.tokenMetadata, Buffer.concat(metadata)),
    ...(mint === localSolanaTokens.hook.mint ? [hook] : []),
    ...(mint === localSolanaTokens.toll.mint
      ? [encodeExtension(extensionTypes.transferFeeConfig, encodeFeeConfig())]
      : []),
  ]
}

/** Both fees are the same: 100 basis points, at most 5 TOLL. */
function encodeFeeConfig(): Uint8Array {
  const fee = Buffer.alloc(18)
  fee.writeBigUInt64LE(5_000_000n, 8)
  fee.writeUInt16LE(100, 16)
  const authority = Uint8Array.from(getAddressEncoder().encode(faucetAddress))
  return Buffer.concat([authority, authority, new Uint8Array(8), fee, fee])
}

function encodeHolding(token: LocalSolanaToken, owner: Address): Uint8Array {
  const base = Uint8Array.from(
    getTokenEncoder().encode({
      mint: address(token.mint),
      owner,
      amount: readAmount(token),
      delegate: null,
      state: AccountState.Initialized,
      isNative: null,
      delegatedAmount: 0n,
      closeAuthority: null,
    }),
  )
  if (token.program !== token2022Program) return base
  const extensions = [encodeExtension(extensionTypes.immutableOwner, new Uint8Array())]
  if (token.mint === localSolanaTokens.hook.mint) {
    extensions.push(encodeExtension(extensionTypes.transferHookAccount, new Uint8Array(1)))
  }
  if (token.mint === localSolanaTokens.toll.mint) {
    extensions.push(encodeExtension(extensionTypes.transferFeeAmount, new Uint8Array(8)))
  }
  return Buffer.concat([base, Uint8Array.of(ACCOUNT_TYPE), ...extensions])
}

function encodeExtension(type: number, value: Uint8Array): Uint8Array {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(value.length, 2)
  return Buffer.concat([head, value])
}

function encodeU32(value: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
