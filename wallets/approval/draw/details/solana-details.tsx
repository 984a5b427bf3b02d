import type { ReactNode } from 'react'
import { Amount, Code, DataList, DataListItem, Heading, Text } from '../../../../src/components/index.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { ExplainedTransaction, SolanaStep } from '../../../requests/solana/explained-transaction.js'
import type { Approval } from '../../describe/approval.js'
import type { Cost } from '../../describe/cost.js'
import { part, value } from '../parts.css.js'
import { AddressItem } from './address-item.js'
import { Circumstances } from './circumstances.js'
import type { DetailContext } from './detail-context.js'
import { NativeAmount } from './token-amount.js'

/** The effect of each transaction, or all its bytes if the effect is not known, and the cost. */
export function SolanaDetails({
  approval,
  cost,
  context,
}: {
  approval: Extract<Approval, { kind: 'solana-transactions' }>
  cost: Cost
  context: DetailContext
}) {
  const { transactions } = approval
  const { words } = context
  return (
    <>
      {transactions.map((transaction, index) => {
        const place = { position: index + 1, total: transactions.length }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transaction has no other identity.
          <section key={index} className={part}>
            {transactions.length > 1 ? (
              <Heading as="h2" size="2">
                {words.solana.transaction(place)}
              </Heading>
            ) : null}
            <Effects transaction={transaction} account={approval.account} context={context} />
          </section>
        )
      })}
      <DataList divided>
        <Circumstances approval={approval} cost={cost} context={context} />
      </DataList>
    </>
  )
}

/** `account` signs. */
type EffectsProps = { transaction: ExplainedTransaction; account: string; context: DetailContext }

function Effects({ transaction: { steps, unknownPrograms, wire }, account, context }: EffectsProps) {
  const { words } = context
  if (steps === null) {
    return (
      <>
        {unknownPrograms.length > 0 ? (
          <DataList divided>
            {unknownPrograms.map((program) => (
              <AddressItem key={program} label={words.solana.unknownProgram} value={program} />
            ))}
          </DataList>
        ) : null}
        <Text size="2" tone="muted">
          {words.solana.wholeTransaction}
        </Text>
        <Text as="div" size="3">
          <Code block>{wire}</Code>
        </Text>
      </>
    )
  }
  if (steps.length === 0) return <Text as="p">{words.solana.onlyFee}</Text>
  return steps.map((step, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a transaction never change.
    <DataList key={index} divided>
      <DataListItem label={words.action}>{nameAction(step, words)}</DataListItem>
      <OwnerItem step={step} account={account} context={context} />
      <StepItems step={step} context={context} />
    </DataList>
  ))
}

type StepProps = { step: SolanaStep; context: DetailContext }

/** The source account, if another account signs for it. */
function OwnerItem({ step, account, context }: StepProps & { account: string }) {
  const owner = step.type === 'sol-transfer' ? step.from : step.type === 'token-transfer' ? step.authority : account
  return owner === account ? null : <AddressItem label={context.words.owner} value={owner} />
}

function StepItems({ step, context }: StepProps): ReactNode {
  const { words } = context
  switch (step.type) {
    case 'sol-transfer':
      return (
        <>
          <DataListItem label={words.amount}>
            <NativeAmount context={context} amount={step.lamports} />
          </DataListItem>
          <AddressItem label={words.receiver} value={step.to} />
        </>
      )
    case 'token-transfer':
      return (
        <>
          <DataListItem label={words.amount}>
            <Amount
              value={step.amount}
              decimals={step.decimals}
              digits={step.decimals}
              notation="full"
              locale={words.locale}
            />
          </DataListItem>
          <AddressItem label={words.token} value={step.mint} />
          {step.owner === undefined ? (
            <AddressItem label={words.solana.receivingAccount} value={step.to} />
          ) : (
            <AddressItem label={words.receiver} value={step.owner} />
          )}
        </>
      )
    case 'token-account':
      return (
        <>
          <AddressItem label={words.solana.accountOwner} value={step.owner} />
          <AddressItem label={words.token} value={step.mint} />
        </>
      )
    case 'memo':
      return (
        <DataListItem label={words.solana.memoText}>
          <span className={value}>{revealHidden(step.text)}</span>
        </DataListItem>
      )
  }
}

function nameAction({ type }: SolanaStep, words: DetailContext['words']): string {
  switch (type) {
    case 'sol-transfer':
      return words.actions.transfer
    case 'token-transfer':
      return words.actions['token-transfer']
    case 'token-account':
      return words.solana.newTokenAccount
    case 'memo':
      return words.solana.memo
  }
}
