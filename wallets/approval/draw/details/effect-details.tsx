import { size } from 'viem'
import { DataList, DataListItem } from '../../../../src/components/index.js'
import type {
  AuthorizationEffect,
  OrderEffect,
  SafeEffect,
  SignedEffect,
} from '../../../requests/typed-data/signed-effect.js'
import { AddressItem } from './address-item.js'
import { AssetItems, PayoutItems } from './asset-items.js'
import { CallItems } from './call-items.js'
import type { DetailContext } from './detail-context.js'
import { formatDeadline } from './format-deadline.js'
import { PermitDetails } from './permit-details.js'
import { NativeAmount, TokenAmount } from './token-amount.js'

type Props<Effect extends SignedEffect> = { effect: Effect; account: string; context: DetailContext }

/** The actions that typed data lets others take: assets, receiver, deadline. `account` signs it. */
export function EffectDetails({ effect, account, context }: Props<SignedEffect>) {
  switch (effect.type) {
    case 'permit':
      return <PermitDetails permit={effect} context={context} />
    case 'authorization':
      return <AuthorizationDetails effect={effect} context={context} />
    case 'order':
      return <OrderDetails effect={effect} account={account} context={context} />
    case 'safe':
      return <SafeDetails effect={effect} context={context} />
  }
}

function AuthorizationDetails({ effect, context }: Omit<Props<AuthorizationEffect>, 'account'>) {
  const { words } = context
  const { from, to, token, amount, caller, deadline } = effect
  return (
    <DataList divided>
      <DataListItem label={words.action}>{words.actions.authorization}</DataListItem>
      <AddressItem label={words.owner} value={from} />
      <AddressItem label={words.receiver} value={to} />
      <AssetItems label={words.amount} asset={{ type: 'token', token, amount }} context={context} />
      <DataListItem label={words.caller}>{words.callers[caller]}</DataListItem>
      <DataListItem label={words.deadline}>{formatDeadline(deadline, words)}</DataListItem>
    </DataList>
  )
}

function OrderDetails({ effect: { from, gives, gets, deadline }, account, context }: Props<OrderEffect>) {
  const { words } = context
  return (
    <DataList divided>
      <DataListItem label={words.action}>{words.actions.order}</DataListItem>
      {from === account ? null : <AddressItem label={words.owner} value={from} />}
      {gives.map((asset, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may name an asset twice.
        <AssetItems key={index} label={words.gives} asset={asset} context={context} />
      ))}
      {gets.map((payout, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may name an asset twice.
        <PayoutItems key={index} payout={payout} account={account} context={context} />
      ))}
      <DataListItem label={words.deadline}>{formatDeadline(deadline, words)}</DataListItem>
    </DataList>
  )
}

function SafeDetails({ effect: { safe, sent, call, refund }, context }: Omit<Props<SafeEffect>, 'account'>) {
  const { words } = context
  return (
    <DataList divided>
      <AddressItem label={words.safe} value={safe} />
      {call ? (
        <CallItems call={call} sent={sent} context={context} />
      ) : (
        <>
          <DataListItem label={words.action}>{words.actions['delegate-call']}</DataListItem>
          <AddressItem label={words.code} value={sent.to} />
          <DataListItem label={words.dataSize}>{words.byteCount({ count: size(sent.data) })}</DataListItem>
        </>
      )}
      {refund ? (
        <>
          <DataListItem label={words.refund}>
            {refund.token ? (
              <TokenAmount context={context} token={refund.token} amount={refund.price} />
            ) : (
              <NativeAmount context={context} amount={refund.price} />
            )}
          </DataListItem>
          {refund.token ? <AddressItem label={words.token} value={refund.token} /> : null}
          {refund.to ? (
            <AddressItem label={words.refundReceiver} value={refund.to} />
          ) : (
            <DataListItem label={words.refundReceiver}>{words.sender}</DataListItem>
          )}
        </>
      ) : null}
    </DataList>
  )
}
