import type { ReactNode } from 'react'
import { size } from 'viem'
import { Code, DataListItem } from '../../../../src/components/index.js'
import type { CallDescription } from '../../../requests/describe-call.js'
import type { BatchCall } from '../../describe/approval.js'
import type { ApproveWords } from '../../words/en-approve.js'
import { AddressItem } from './address-item.js'
import type { DetailContext } from './detail-context.js'
import { NativeAmount, TokenAmount } from './token-amount.js'

type Sent = { to: BatchCall['to'] | null; value: bigint; data: BatchCall['data'] }

/** The items of one call in a DataList: its action, its target, and the assets that it moves. */
export function CallItems({ call, sent, context }: { call: CallDescription; sent: Sent; context: DetailContext }) {
  const { words } = context
  return (
    <>
      <DataListItem label={words.action}>{words.actions[nameAction(call)]}</DataListItem>
      <Effect call={call} context={context} />
      {call.type === 'transfer' && sent.to ? <AddressItem label={words.receiver} value={sent.to} /> : null}
      {call.type === 'call' && sent.to ? <AddressItem label={words.contract} value={sent.to} /> : null}
      {call.type === 'transfer' || sent.value > 0n ? (
        <DataListItem label={words.amount}>
          <NativeAmount context={context} amount={sent.value} />
        </DataListItem>
      ) : null}
      {'method' in call && call.method ? <CodeItem label={words.method}>{call.method}</CodeItem> : null}
      {call.type === 'call' && !call.method ? <CodeItem label={words.method}>{call.selector}</CodeItem> : null}
      {call.type === 'call' || call.type === 'creation' ? (
        <DataListItem label={words.dataSize}>{words.byteCount({ count: size(sent.data) })}</DataListItem>
      ) : null}
    </>
  )
}

/** A transferFrom: the amount, the owner, the receiver. */
function Effect({ call, context }: { call: CallDescription; context: DetailContext }): ReactNode {
  const { words } = context
  switch (call.type) {
    case 'token-transfer':
      return (
        <>
          {call.from ? <AddressItem label={words.owner} value={call.from} /> : null}
          <AddressItem label={words.receiver} value={call.to} />
          <AddressItem label={words.token} value={call.token} />
          <DataListItem label={words.amount}>
            <TokenAmount context={context} token={call.token} amount={call.amount} />
          </DataListItem>
        </>
      )
    case 'token-approval':
      return (
        <>
          <AddressItem label={words.spender} value={call.spender} />
          <AddressItem label={words.token} value={call.token} />
          <DataListItem label={words.amount}>
            {call.isUnlimited ? (
              words.unlimited
            ) : (
              <TokenAmount context={context} token={call.token} amount={call.amount} />
            )}
          </DataListItem>
        </>
      )
    case 'collection-approval':
      return (
        <>
          <AddressItem label={words.operator} value={call.operator} />
          <AddressItem label={words.collection} value={call.collection} />
        </>
      )
    case 'nft-transfer':
      return (
        <>
          <AddressItem label={words.owner} value={call.from} />
          <AddressItem label={words.receiver} value={call.to} />
          <AddressItem label={words.collection} value={call.collection} />
          <DataListItem label={words.nfts}>
            {call.items.map(({ id, amount }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a transfer may name an NFT twice.
              <div key={index}>{words.nft({ id: String(id), amount: amount.toLocaleString(words.locale) })}</div>
            ))}
          </DataListItem>
        </>
      )
    case 'deposit':
      return <AddressItem label={words.contract} value={call.contract} />
    case 'withdrawal':
      return (
        <>
          <AddressItem label={words.contract} value={call.contract} />
          <DataListItem label={words.amount}>
            <TokenAmount context={context} token={call.contract} amount={call.amount} />
          </DataListItem>
        </>
      )
    case 'multicall':
      return (
        <>
          <AddressItem label={words.contract} value={call.contract} />
          <DataListItem label={words.innerCalls}>{call.count.toLocaleString(words.locale)}</DataListItem>
        </>
      )
    default:
      return null
  }
}

function CodeItem({ label, children }: { label: string; children: string }) {
  return (
    <DataListItem label={label}>
      <Code variant="ghost">{children}</Code>
    </DataListItem>
  )
}

/** The key of the words for the action of a call. */
function nameAction(call: CallDescription): keyof ApproveWords['actions'] {
  if (call.type === 'token-approval' && call.method === 'decreaseAllowance') return 'less-approval'
  if (call.type === 'collection-approval' && !call.isApproved) return 'end-approval'
  return call.type
}
