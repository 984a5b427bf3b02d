import { shortenAddress } from '../../../components/address/split-address.js'
import type { OperationType, Transaction } from '../../../core/model/activity.js'
import { ArrowDownLeft } from '../../../icons/arrow-down-left.js'
import { ArrowLeftRight } from '../../../icons/arrow-left-right.js'
import { ArrowUpRight } from '../../../icons/arrow-up-right.js'
import type { IconComponent } from '../../../icons/create-icon.js'
import { FileCode } from '../../../icons/file-code.js'
import { Flame } from '../../../icons/flame.js'
import { ShieldCheck } from '../../../icons/shield-check.js'
import { Sparkles } from '../../../icons/sparkles.js'
import { X } from '../../../icons/x.js'
import { toPlainName } from '../../../parts/names/to-plain-name.js'
import type { ActivityWords } from '../messages/en.js'
import { findCounterparty } from '../model/find-counterparty.js'

const icons: Record<OperationType, IconComponent> = {
  send: ArrowUpRight,
  receive: ArrowDownLeft,
  pull: ArrowUpRight,
  trade: ArrowLeftRight,
  approve: ShieldCheck,
  revoke: ShieldCheck,
  mint: Sparkles,
  burn: Flame,
  deposit: ArrowUpRight,
  withdraw: ArrowDownLeft,
  borrow: ArrowDownLeft,
  repay: ArrowUpRight,
  claim: ArrowDownLeft,
  stake: ArrowUpRight,
  unstake: ArrowDownLeft,
  deploy: FileCode,
  cancel: X,
  execute: FileCode,
}

/**
 * The label and icon of a transaction, and the short address on the other side, with its name.
 *
 * @param names By address. A name proves nothing: an address that looks like a known one gets no name.
 */
export function describeTransaction(
  transaction: Transaction,
  words: ActivityWords,
  names: Readonly<Record<string, string>> = {},
) {
  const { operation, transfers } = transaction
  const isOwn = transfers.length > 0 && transfers.every(({ direction }) => direction === 'self')
  const icon = icons[operation]
  if (isOwn) return { name: words.self, icon, detail: undefined }
  const other = findCounterparty(transaction)
  const write = operation === 'receive' ? words.from : operation === 'pull' ? words.by : words.to
  const title = { name: words[operation], icon }
  if (!other) return { ...title, detail: undefined }
  const address = shortenAddress(other)
  const name = transaction.imitates === undefined ? toPlainName(names[other] ?? '') : ''
  return { ...title, detail: write({ address: name ? words.named({ name, address }) : address }) }
}

/** Whether the transaction moves its amounts. A failed or replaced one moves nothing. */
export function isEffective({ status }: Transaction): boolean {
  return status === 'confirmed' || status === 'pending'
}
