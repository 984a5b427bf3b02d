import { type Address, type Hex, isAddressEqual } from 'viem'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import {
  type Allowance,
  anyDelegate,
  decodeDelegation,
  LAST_EXPIRY,
  type Period,
  readLimits,
  type SignedDelegation,
} from '../../../src/embedded/smart-account/delegation.js'
import { MAX_REVOKED } from '../../../src/features/sessions/data/schema.js'
import { isRecord } from '../../../src/rules/is-record.js'
import type { ApprovalWarning, Permission } from '../../approval/describe/approval.js'
import type { EvmDescription } from '../../approval/describe/description.js'
import { readMethodName } from '../../requests/describe-call.js'
import { failParams } from '../../requests/params-error.js'
import { parseAddress, parseBytes, parseChainId, parseQuantity } from '../../requests/parse-params.js'
import { isUnlimitedAmount } from '../../requests/unlimited-amount.js'
import { FrameError } from '../messaging/frame-error.js'
import type { WalletAccount } from '../wallet/wallet-account.js'
import { readPermissionRequest } from './read-permission-request.js'
import { refuseChange } from './refuse-takeover.js'
import type { FrameInput, RequestContext } from './request-context.js'

/** The most methods of one permission, so that a visitor can read all of them. */
const MAX_METHODS = 16
/** Methods with which the other account takes tokens without a limit. A request for them shows a warning. */
const tokenMethods: ReadonlySet<unknown> = new Set(['transfer', 'transferFrom', 'approve', 'increaseAllowance'])
const nftMethods: ReadonlySet<unknown> = new Set(['setApprovalForAll', 'safeTransferFrom', 'safeBatchTransferFrom'])

/**
 * Describes `wallet_grantPermissions` and `wallet_requestExecutionPermissions` (ERC-7715): one request, to an account.
 * Its permissions are one of `permissionTypes`, plus `call-limit` `{count}`, which `contract-call` must have. Two
 * allowances are two requests: a contract enforces each of them for all uses.
 */
export function describePermission({ params, context, chain, parseSigner }: FrameInput): EvmDescription {
  const [first, ...others] = params
  if (first === undefined || others.length > 0) throw failParams('Ask for one permission at a time (ERC-7715).')
  const value = readPermissionRequest(first)
  checkChain(value.chainId, chain)
  const signer = requireSmartAccount(parseSigner(value.address))
  const permission: Permission = {
    delegate: parseDelegate(value.signer),
    limits: {
      allowance: parseAllowance(value.permissions),
      expiry: parseExpiry(value.expiry),
      ...parseUses(value.permissions),
    },
  }
  refuseTakeover(permission, [signer, ...context.accounts])
  return {
    kind: 'permission',
    signer,
    request: { kind: 'grant-permission', permission },
    warnings: [{ kind: 'permission' }, ...listAllowanceWarnings(permission.limits.allowance)],
  }
}

/**
 * Describes `wallet_revokePermissions` and `wallet_revokeExecutionPermission` (ERC-7715): `[{ permissionContext }]`, a
 * context that was answered to a grant, or, an extension of Lintel, `[{ pcis }]`: permissions of the page, by their
 * hashes, or `[{ all: true }]`: the permissions of all sites, of which the page learns nothing.
 */
export function describeRevocation({ params: [value], context, chain, parseSigner }: FrameInput): EvmDescription {
  if (!isRecord(value)) throw failParams('To end a permission takes one object (ERC-7715).')
  if (value.chainId !== undefined) checkChain(value.chainId, chain)
  const all = value.all === true ? listAll(context) : undefined
  const [first, ...others] = all?.map(({ delegation }) => delegation) ?? readDelegations(value, context)
  if (!first) throw new FrameError(4100, 'There is no permission that could be ended on this network.')
  const signer = requireSmartAccount(parseSigner(first.delegator))
  const delegations = [first, ...others]
  return {
    kind: 'revocation',
    signer,
    limits: delegations.map(({ caveats }) => readLimits(caveats)),
    ...(all && { sites: all.map(({ origin }) => origin) }),
    request: { kind: 'revoke-permission', delegations },
    warnings: [],
  }
}

/** As many as one operation ends, the oldest first. */
function listAll({ allSessions = [] }: RequestContext): NonNullable<RequestContext['allSessions']> {
  return allSessions.toReversed().slice(0, MAX_REVOKED)
}

function readDelegations(value: Record<string, unknown>, context: RequestContext): readonly SignedDelegation[] {
  return value.pcis === undefined ? [parseContext(value)] : findSessions(value.pcis, context)
}

function parseContext(value: Record<string, unknown>): SignedDelegation {
  const delegation = decodeDelegation(parseBytes(value.permissionContext, '`permissionContext`'))
  if (delegation) return delegation
  throw failParams('`permissionContext` must be a `context` that `wallet_grantPermissions` has answered.')
}

/** Leaves out permissions that have already ended: ending one again would fail, and the others with it. */
function findSessions(value: unknown, { sessions }: RequestContext): readonly SignedDelegation[] {
  const found = listPcis(value).map((pci) => sessions?.get(pci))
  if (found.includes(undefined)) throw new FrameError(4100, 'The page has no such permission on this network.')
  return found.filter((delegation) => !!delegation)
}

/** The hashes of permissions to end, each once. @throws ParamsError */
function listPcis(value: unknown): readonly Hex[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_REVOKED) {
    throw failParams(`\`pcis\` must be a list of 1 to ${MAX_REVOKED} permissions.`)
  }
  return [...new Set(value.map((pci, index) => parseBytes(pci, `\`pcis[${index}]\``).toLowerCase() as Hex))]
}

function checkChain(value: unknown, chain: number): void {
  if (parseChainId(value) === chain) return
  throw new FrameError(5710, `The request is for chain ${Number(value)}, but the wallet is on chain ${chain}.`)
}

function requireSmartAccount(account: WalletAccount): WalletAccount {
  if (account.type === 'smartAccount') return account
  throw new FrameError(4200, `${account.address} is no smart account on this network. Only those give permissions.`)
}

/** The type `account`: the owner of the address may redeem the permission. */
function parseDelegate(value: unknown): Address {
  if (!isRecord(value) || value.type !== 'account' || !isRecord(value.data)) {
    throw failParams('`signer` must be {"type": "account", "data": {"address": "0x…"}}.')
  }
  return parseAddress(value.data.address, '`signer.data.address`')
}

function parseExpiry(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= LAST_EXPIRY) return value
  throw failParams('`expiry` must be a time in seconds since 1970.')
}

type Entry = { type: string; data: Record<string, unknown> }

function parseEntries(value: unknown): readonly Entry[] {
  if (!Array.isArray(value)) throw failParams('`permissions` must be a list.')
  return value.map((entry, index) => {
    const isEntry = isRecord(entry) && typeof entry.type === 'string' && isRecord(entry.data)
    if (isEntry) return entry as Entry
    throw failParams(`\`permissions[${index}]\` must be {type, data}.`)
  })
}

function parseAllowance(value: unknown): Allowance {
  const entries = parseEntries(value).filter(({ type }) => type !== 'call-limit')
  const [entry, ...others] = entries
  if (entry?.type === 'contract-call' && entries.length === parseEntries(value).length) {
    throw failParams('`contract-call` must have a `call-limit` besides: a permission ends with its amount or its uses.')
  }
  if (!entry || others.length > 0) {
    throw failParams('`permissions` must have one permission, and `call-limit` besides. Ask for another one by itself.')
  }
  const { type, data } = entry
  const amount = () => parseQuantity(data.allowance, '`allowance`') ?? failNow('`allowance` is missing.')
  switch (type) {
    case 'native-token-transfer':
      return { kind: 'native', amount: amount() }
    case 'native-token-periodic':
      return { kind: 'native', ...parsePeriodic(data) }
    case 'erc20-token-transfer':
      return { kind: 'erc20', token: parseAddress(data.address, '`address` of the token'), amount: amount() }
    case 'erc20-token-periodic':
      return { kind: 'erc20', token: parseAddress(data.tokenAddress, '`tokenAddress`'), ...parsePeriodic(data) }
    case 'contract-call':
      return {
        kind: 'calls',
        targets: [parseAddress(data.address, '`address` of the contract')],
        methods: parseMethods(data.calls),
      }
    default:
      throw new FrameError(4200, `The embedded wallet does not have the permission \`${type.slice(0, 64)}\`.`)
  }
}

/** An amount for each period. The contracts refuse an amount, a length or a beginning of 0. */
function parsePeriodic({ periodAmount, periodDuration, startTime }: Record<string, unknown>): {
  amount: bigint
  period: Period
} {
  const amount = parseQuantity(periodAmount, '`periodAmount`') ?? failNow('`periodAmount` is missing.')
  if (amount === 0n) throw failParams('`periodAmount` must be above 0.')
  const parse = (value: unknown, name: string) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= LAST_EXPIRY
      ? value
      : failNow(`\`${name}\` must be a whole number of seconds above 0.`)
  return { amount, period: { start: parse(startTime, 'startTime'), seconds: parse(periodDuration, 'periodDuration') } }
}

function parseMethods(value: unknown): readonly Hex[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_METHODS) {
    throw failParams(`\`calls\` must be a list of 1 to ${MAX_METHODS} selectors.`)
  }
  return value.map((selector, index) => {
    const bytes = parseBytes(selector, `\`calls[${index}]\``)
    return bytes.length === 10 ? bytes : failNow(`\`calls[${index}]\` must be a selector of 4 bytes.`)
  })
}

function parseUses(value: unknown): { uses?: number } {
  const [limit, ...others] = parseEntries(value).filter(({ type }) => type === 'call-limit')
  if (!limit) return {}
  const { count } = limit.data
  if (others.length === 0 && typeof count === 'number' && Number.isSafeInteger(count) && count > 0)
    return { uses: count }
  throw failParams('`call-limit` must be there once, and its `count` a whole number above 0.')
}

/**
 * A call of the account to itself changes its owners; one to these contracts passes its permissions or its deposit on. If the
 * delegate is an account of the wallet, a page could request a transaction from it that redeems the permission and
 * hides its effect.
 */
function refuseTakeover({ delegate, limits: { allowance } }: Permission, accounts: readonly WalletAccount[]): void {
  const { delegationManager, entryPoint } = smartAccountAddresses
  const guarded = [delegationManager, entryPoint, ...accounts.map(({ address }) => address)]
  const isGuarded = (address: Address) => guarded.some((one) => isAddressEqual(one, address))
  if (isGuarded(delegate)) throw refuseChange()
  if (isAddressEqual(delegate, anyDelegate)) {
    throw new FrameError(
      4200,
      'The embedded wallet gives no permission to everybody. Name the account that may use it.',
    )
  }
  if (allowance.kind === 'native') return
  const targets = allowance.kind === 'erc20' ? [allowance.token] : allowance.targets
  if (targets.some(isGuarded)) throw refuseChange()
}

function listAllowanceWarnings(allowance: Allowance): ApprovalWarning[] {
  if (allowance.kind !== 'calls') return isUnlimitedAmount(allowance.amount) ? [{ kind: 'unlimited' }] : []
  const names = allowance.methods.map(readMethodName)
  return [
    { kind: 'unknown-method' },
    ...(names.some((name) => tokenMethods.has(name)) ? [{ kind: 'unlimited' } as const] : []),
    ...(names.some((name) => nftMethods.has(name)) ? [{ kind: 'every-nft' } as const] : []),
  ]
}

function failNow(message: string): never {
  throw failParams(message)
}
