import { base58 } from '@scure/base'
import { type EncodedAccount, type Option, unwrapOption } from '@solana/kit'
import { AccountState, getMintDecoder, getMintSize, getTokenDecoder, getTokenSize } from '@solana-program/token'
import { isRecord } from '../../../src/rules/is-record.js'
import { rpcCodes } from '../../http/answer-json-rpc.js'
import { RpcFailure } from '../serving/rpc-failure.js'
import { type RpcConfig, readCount, refuseParam } from './methods/params.js'
import { readExtensions } from './token-extensions.js'
import { token2022Program, tokenProgram } from './tokens.js'

/** Bytes that a node writes in base58. */
const MAX_BASE58 = 128
/** Offset of the byte with the type of an account with extensions, and its values. */
const [TYPE_OFFSET, MINT_TYPE, ACCOUNT_TYPE] = [165, 1, 2]
/** Bytes of the largest account. */
export const MAX_SPACE = 10_485_760

/** An amount of tokens as a node writes it. */
export type TokenAmount = { amount: string; decimals: number; uiAmount: number; uiAmountString: string }

/** Reads the decimals of a mint. Returns undefined if the mint does not exist. */
export type ReadDecimals = (mint: string) => number | undefined

/** Writes an account as a Solana node does. `config` has `encoding` and `dataSlice`. */
export function formatAccount(account: EncodedAccount, config: RpcConfig, readDecimals: ReadDecimals): object {
  return {
    data: formatData(account, config, readDecimals),
    executable: account.executable,
    lamports: Number(account.lamports),
    owner: account.programAddress,
    // The highest number: an account that is exempt from rent.
    rentEpoch: 2 ** 64,
    space: account.data.length,
  }
}

/** Reads a token account. Returns undefined if the account is not a token account. */
export function readTokenAccount({ programAddress, data }: EncodedAccount) {
  if (programAddress !== tokenProgram && programAddress !== token2022Program) return undefined
  const isToken = data.length === getTokenSize() || data[TYPE_OFFSET] === ACCOUNT_TYPE
  if (!isToken) return undefined
  const token = getTokenDecoder().decode(data)
  return token.state === AccountState.Uninitialized ? undefined : token
}

/** Reads a mint. Returns undefined if the account is not a mint. */
export function readMint({ programAddress, data }: EncodedAccount) {
  if (programAddress !== tokenProgram && programAddress !== token2022Program) return undefined
  const isMint = data.length === getMintSize() || data[TYPE_OFFSET] === MINT_TYPE
  return isMint ? getMintDecoder().decode(data) : undefined
}

export function formatTokenAmount(amount: bigint, decimals: number): TokenAmount {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  const uiAmountString = fraction === '' ? whole : `${whole}.${fraction}`
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

function formatData(account: EncodedAccount, { encoding, dataSlice }: RpcConfig, readDecimals: ReadDecimals): unknown {
  const parsed = encoding === 'jsonParsed' ? parseAccount(account, readDecimals) : undefined
  if (parsed) return parsed
  const data = slice(Uint8Array.from(account.data), dataSlice)
  if (encoding === 'base64' || encoding === 'jsonParsed') return [Buffer.from(data).toString('base64'), 'base64']
  if (encoding !== undefined && encoding !== 'base58') {
    throw refuseParam('Invalid params: encoding must be base58, base64 or jsonParsed.')
  }
  if (data.length > MAX_BASE58) {
    const message = `Encoded binary (base 58) data should be less than ${MAX_BASE58} bytes, please use Base64 encoding.`
    throw new RpcFailure(rpcCodes.invalidRequest, message)
  }
  return encoding === undefined ? base58.encode(data) : [base58.encode(data), 'base58']
}

function slice(data: Uint8Array, dataSlice: unknown): Uint8Array {
  if (!isRecord(dataSlice)) return data
  const offset = readCount(dataSlice.offset, MAX_SPACE)
  return data.subarray(offset, offset + readCount(dataSlice.length, MAX_SPACE))
}

function parseAccount(account: EncodedAccount, readDecimals: ReadDecimals): object | undefined {
  const isExtensible = account.programAddress === token2022Program
  const extensions = isExtensible ? readExtensions(Uint8Array.from(account.data)) : []
  const more = extensions.length > 0 ? { extensions } : {}
  const wrap = (type: string, info: object) => ({
    program: isExtensible ? 'spl-token-2022' : 'spl-token',
    parsed: { type, info: { ...info, ...more } },
    space: account.data.length,
  })
  const mint = readMint(account)
  if (mint) {
    return wrap('mint', {
      decimals: mint.decimals,
      freezeAuthority: unwrapOption(mint.freezeAuthority),
      isInitialized: mint.isInitialized,
      mintAuthority: unwrapOption(mint.mintAuthority),
      supply: mint.supply.toString(),
    })
  }
  const token = readTokenAccount(account)
  const decimals = token && readDecimals(token.mint)
  if (!token || decimals === undefined) return undefined
  const { delegate, closeAuthority, isNative } = token
  const reserve = unwrapOption(isNative)
  return wrap('account', {
    isNative: reserve !== null,
    mint: token.mint,
    owner: token.owner,
    state: token.state === AccountState.Frozen ? 'frozen' : 'initialized',
    tokenAmount: formatTokenAmount(token.amount, decimals),
    ...nameOption('delegate', delegate),
    ...(unwrapOption(delegate) ? { delegatedAmount: formatTokenAmount(token.delegatedAmount, decimals) } : {}),
    ...nameOption('closeAuthority', closeAuthority),
    ...(reserve === null ? {} : { rentExemptReserve: formatTokenAmount(reserve, decimals) }),
  })
}

function nameOption<Value>(name: string, option: Option<Value>): Record<string, Value> {
  const value = unwrapOption(option)
  return value === null ? {} : { [name]: value }
}
