import { isRecord } from '../../../src/rules/is-record.js'
import { failParams } from '../../requests/params-error.js'
import { FrameError } from '../messaging/frame-error.js'

/** The permissions of ERC-7715 that this wallet gives, each by itself. */
export const permissionTypes = [
  'native-token-transfer',
  'native-token-periodic',
  'erc20-token-transfer',
  'erc20-token-periodic',
  'contract-call',
] as const

/** A request for a permission, as the first version of ERC-7715 writes it. Its values are not checked. */
export type PermissionRequest = {
  chainId?: unknown
  address?: unknown
  expiry?: unknown
  signer?: unknown
  permissions?: unknown
}

const known = new Set(['chainId', 'address', 'expiry', 'signer', 'permissions', 'isAdjustmentAllowed'])
const knownNow = new Set(['chainId', 'from', 'to', 'permission', 'rules', 'isAdjustmentAllowed'])

/**
 * Reads a request of either version of ERC-7715: with `signer`, `permissions` and `expiry`, or with `to`, one `permission`, and
 * `rules`.
 *
 * @throws FrameError with -32602 for fields of neither, 4200 for a rule that this wallet does not enforce
 */
export function readPermissionRequest(value: unknown): PermissionRequest {
  if (!isRecord(value)) throw failParams('A permission is asked for by one object (ERC-7715).')
  const isOfNow = 'permission' in value
  const other = Object.keys(value).find((key) => !(isOfNow ? knownNow : known).has(key))
  if (other !== undefined) throw failParams(`The request has \`${other}\`, which is not part of ERC-7715.`)
  if (!isOfNow) return value
  const { chainId, from, to, permission, rules } = value
  return {
    chainId,
    ...(from === undefined || from === null ? {} : { address: from }),
    expiry: readExpiry(rules),
    signer: { type: 'account', data: { address: to } },
    permissions: [permission],
  }
}

function readExpiry(rules: unknown): unknown {
  if (!Array.isArray(rules)) throw failParams('`rules` must be a list with the rule `expiry`.')
  const [rule, ...others] = rules
  const unknown = [rule, ...others].find((one) => isRecord(one) && one.type !== 'expiry')
  if (unknown)
    throw new FrameError(4200, `The embedded wallet does not have the rule \`${String(unknown.type).slice(0, 64)}\`.`)
  if (isRecord(rule) && isRecord(rule.data) && others.length === 0) return rule.data.timestamp
  throw failParams('`rules` must have the rule `expiry` once, with its `timestamp`.')
}
