import { shortenAddress } from '../../../components/address/read-address.js'
import type { ActivityWords } from '../../../core/messages/views/en-activity.js'
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

const icons: Record<OperationType, IconComponent> = {
  send: ArrowUpRight,
  receive: ArrowDownLeft,
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

/** What a transaction is called, its icon, and the address on the other side in short. */
export function describeTransaction({ operation, from, to, transfers }: Transaction, words: ActivityWords) {
  const isOwn = transfers.length > 0 && transfers.every(({ direction }) => direction === 'self')
  const name = isOwn ? words.self : words[operation]
  const icon = icons[operation]
  const other = transfers.find(({ direction }) => direction === (operation === 'receive' ? 'in' : 'out'))
  if (isOwn) return { name, icon, detail: undefined }
  if (operation === 'receive')
    return { name, icon, detail: words.from({ address: shortenAddress(other?.from ?? from) }) }
  // A contract is created at no address.
  const receiver = (operation === 'send' ? other?.to : undefined) ?? to
  return { name, icon, detail: receiver ? words.to({ address: shortenAddress(receiver) }) : undefined }
}

/** Whether it moves what it says. One that failed, or whose place another one took, moves nothing. */
export function isEffective({ status }: Transaction): boolean {
  return status === 'confirmed' || status === 'pending'
}
