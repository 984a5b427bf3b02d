import { isRecord } from '../../../src/rules/is-record.js'
import type { BatchCall } from '../../approval/describe/approval.js'
import type { EvmDescription, EvmRequestInput } from '../../approval/describe/description.js'
import { listCallWarnings } from '../../approval/describe/list-call-warnings.js'
import { describeCall } from '../../requests/describe-call.js'
import { failParams } from '../../requests/params-error.js'
import { parseAddress, parseBytes, parseChainId, parseQuantity } from '../../requests/parse-params.js'
import { FrameError } from '../messaging/frame-error.js'
import { refuseAccountCalls } from './refuse-takeover.js'

/** The most calls of one request, so that a visitor can read all of them. */
export const MAX_CALLS = 32

const known = new Set(['version', 'id', 'from', 'chainId', 'atomicRequired', 'calls', 'capabilities'])
const knownInCall = new Set(['to', 'data', 'value', 'capabilities'])

/** Describes `wallet_sendCalls` (EIP-5792, version 2.0.0): `[{ chainId, calls, atomicRequired, … }]`. */
export function describeCalls({ params: [value], chain, parseSigner }: EvmRequestInput): EvmDescription {
  if (!isRecord(value)) throw failParams('`wallet_sendCalls` takes one object (EIP-5792).')
  refuseOthers(value, known, 'The request')
  const { version, id, from, chainId, atomicRequired, calls, capabilities } = value
  if (version !== '2.0.0') throw failParams('`version` must be "2.0.0" (EIP-5792).')
  if (id !== undefined && (typeof id !== 'string' || !/^[!-~]{1,4096}$/.test(id))) {
    throw failParams('`id` must be a text of at most 4,096 characters without spaces.')
  }
  const signer = parseSigner(from)
  const isAtomic = signer.type === 'smartAccount'
  if (parseChainId(chainId) !== chain) {
    throw new FrameError(5710, `The calls are for chain ${Number(chainId)}, but the wallet is on chain ${chain}.`)
  }
  if (typeof atomicRequired !== 'boolean') throw failParams('`atomicRequired` must be true or false (EIP-5792).')
  if (atomicRequired && !isAtomic) {
    throw new FrameError(5760, 'This account cannot carry out several calls as one. Set `atomicRequired` to false.')
  }
  refuseCapabilities(capabilities)
  const parsed = parseCalls(calls)
  if (isAtomic) refuseAccountCalls(parsed, signer.address)
  const described = parsed.map(describeCall)
  return {
    kind: 'calls',
    signer,
    calls: described,
    request: { kind: 'send-calls', ...(id === undefined ? {} : { id }), calls: parsed, isAtomic },
    warnings: listCallWarnings(described),
  }
}

/** @throws ParamsError for another number of calls, and for one in another form */
export function parseCalls(calls: unknown): readonly BatchCall[] {
  if (!Array.isArray(calls) || calls.length === 0 || calls.length > MAX_CALLS) {
    throw failParams(`\`calls\` must be a list of 1 to ${MAX_CALLS} calls.`)
  }
  return calls.map(parseCall)
}

function parseCall(value: unknown, index: number): BatchCall {
  const name = `\`calls[${index}]\``
  if (!isRecord(value)) throw failParams(`${name} must be an object.`)
  refuseOthers(value, knownInCall, name)
  refuseCapabilities(value.capabilities)
  return {
    to: parseAddress(value.to, `\`calls[${index}].to\``),
    value: parseQuantity(value.value, `\`calls[${index}].value\``) ?? 0n,
    data: parseBytes(value.data ?? '0x', `\`calls[${index}].data\``),
  }
}

/** A capability that the wallet may leave out is marked `optional`. This wallet has none. */
function refuseCapabilities(value: unknown): void {
  if (value === undefined) return
  if (!isRecord(value)) throw failParams('`capabilities` must be an object (EIP-5792).')
  const needed = Object.entries(value).find(([, one]) => !isRecord(one) || one.optional !== true)
  if (needed) throw new FrameError(5700, `The embedded wallet does not have the capability \`${needed[0]}\`.`)
}

function refuseOthers(value: object, names: ReadonlySet<string>, place: string): void {
  const other = Object.keys(value).find((key) => !names.has(key))
  if (other !== undefined) throw failParams(`${place} has \`${other}\`, which is not part of EIP-5792.`)
}
