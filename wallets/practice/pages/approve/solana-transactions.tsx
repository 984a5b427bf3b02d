import { formatUnits } from 'viem'
import { localSolana } from '../../../../servers/chains/facade/local-networks.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { ExplainedTransaction, SolanaStep } from '../../../requests/solana/explained-transaction.js'
import { type Detail, DetailList } from '../shell/detail-list.js'
import * as styles from '../shell/parts.css.js'
import { ScrollText } from '../shell/scroll-text.js'

export type SolanaTransactionsProps = {
  /** The account that signs. */
  address: string
  transactions: readonly ExplainedTransaction[]
}

/** Shows what each transaction does, or all its bytes when that is not known. */
export function SolanaTransactions({ address, transactions }: SolanaTransactionsProps) {
  return transactions.map((transaction, index) => {
    const number = transactions.length > 1 ? ` ${index + 1} of ${transactions.length}` : ''
    return <SolanaTransaction key={transaction.wire} {...{ address, transaction, number }} />
  })
}

type SolanaTransactionProps = {
  address: string
  transaction: ExplainedTransaction
  /** Which of several. Empty for the only one. */
  number: string
}

function SolanaTransaction({ address, transaction, number }: SolanaTransactionProps) {
  const { wire, steps, fee, feePayer } = transaction
  const details: Detail[] = [
    ...(number ? [{ term: 'Transaction', value: number.trim() }] : []),
    ...(steps?.length === 0 ? [{ term: 'Action', value: 'Nothing: only the fee is paid' }] : []),
    { term: 'Signed by', value: address, isMono: true },
    { term: 'Network', value: localSolana.name },
    ...(feePayer === address ? [] : [{ term: 'Fee paid by', value: feePayer, isMono: true }]),
    { term: 'Network fee', value: `At most ${formatUnits(fee, 9)} SOL` },
  ]
  return (
    <>
      {steps === null ? (
        <p className={styles.warning} data-accent="amber">
          The wallet cannot explain what this transaction does. It may move anything that the account has. Approve it
          only if you trust the site.
        </p>
      ) : null}
      {steps?.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a transaction never change.
        <DetailList key={index} details={describeStep(step)} />
      ))}
      <DetailList details={details} />
      {steps === null ? <ScrollText label={`Transaction${number} (bytes)`} text={wire} /> : null}
    </>
  )
}

function describeStep(step: SolanaStep): Detail[] {
  switch (step.type) {
    case 'sol-transfer':
      return [
        { term: 'Action', value: 'Transfer' },
        { term: 'Amount', value: `${formatUnits(step.lamports, 9)} SOL` },
        { term: 'From', value: step.from, isMono: true },
        { term: 'Receiver', value: step.to, isMono: true },
      ]
    case 'token-transfer':
      return [
        { term: 'Action', value: 'Transfer of a token' },
        { term: 'Token amount', value: formatUnits(step.amount, step.decimals) },
        { term: 'Token', value: step.mint, isMono: true },
        { term: 'From', value: step.authority, isMono: true },
        ...(step.owner === undefined
          ? [{ term: 'Receiving token account', value: step.to, isMono: true }]
          : [{ term: 'Receiver', value: step.owner, isMono: true }]),
      ]
    case 'token-account':
      return [
        { term: 'Action', value: 'New account for a token, with a deposit, unless there is one' },
        { term: 'Owner of the token account', value: step.owner, isMono: true },
        { term: 'Token of the account', value: step.mint, isMono: true },
      ]
    case 'memo':
      return [{ term: 'Memo', value: revealHidden(step.text) }]
  }
}
