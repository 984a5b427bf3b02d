import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { Button, Heading, shortenAddress, Text } from '../../../../src/components/index.js'
import type { Cost } from '../../../approval/describe/cost.js'
import { type Approval, isNamespaceApproval } from '../../protocol/approval.js'
import type { NamedAccount } from '../../state/namespace-accounts.js'
import { useWalletWords } from '../../words/wallet-words.js'
import { ChoiceList } from '../shell/choice-list.js'
import * as styles from '../shell/parts.css.js'
import { Shell } from '../shell/shell.js'
import { ApprovalDetails } from './approval-details.js'
import { chooseWords } from './approval-words.js'

export type ApproveViewProps = {
  approval: Approval
  /** The number of waiting requests, including this one. */
  waitingCount: number
  accounts: readonly { name: string; address: Address }[]
  activeAddress: Address
  cost: Cost
  formatChain: (chainId: number) => string
  onDecide: (isApproved: boolean, address: string) => void
}

/**
 * Ignores clicks for this time after a request appears, ms. They may be meant for the request before, or be the second
 * click of a double click on the site.
 */
const READY_AFTER = 500

/** Shows one request and the buttons to approve or reject it. Mount a new instance for each approval. */
export function ApproveView(props: ApproveViewProps) {
  const { approval, waitingCount, accounts, activeAddress, cost, formatChain, onDecide } = props
  const words = useWalletWords()
  const { pages } = words
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReady, setReady] = useState(false)
  const choices = listChoices(approval, accounts)
  const [chosen, setChosen] = useState<string>(
    isNamespaceApproval(approval) ? (choices[0]?.address ?? '') : activeAddress,
  )
  const { title, lead } = chooseWords(approval, chosen, cost, words)

  useEffect(() => {
    document.title = pages.pageTitle({ title })
    heading.current?.focus()
    const timer = setTimeout(() => setReady(true), READY_AFTER)
    return () => clearTimeout(timer)
  }, [title, pages])

  useEffect(() => {
    const rejectOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDecide(false, chosen)
    }
    document.addEventListener('keydown', rejectOnEscape)
    return () => document.removeEventListener('keydown', rejectOnEscape)
  }, [onDecide, chosen])

  return (
    <Shell headerEnd={waitingCount > 1 ? pages.request.queue({ position: 1, total: waitingCount }) : null}>
      <Heading as="h1" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <Text as="p" tone="muted" className={styles.anywhere}>
        <span>{lead}</span>
        {approval.isSelfNamed ? <span> {pages.request.selfNamed}</span> : null}
      </Text>
      {choices.length > 1 ? (
        <ChoiceList
          legend={approval.kind === 'solana-sign-in' ? pages.request.accountToSignIn : pages.request.accountToShare}
          value={chosen}
          onChange={setChosen}
          choices={choices.map(({ name, address }) => ({ value: address, name, note: shortenAddress(address) }))}
        />
      ) : null}
      <ApprovalDetails {...{ approval, chosen, cost, formatChain }} />
      <div className={styles.actions}>
        <Button accent="gray" variant="soft" onClick={() => onDecide(false, chosen)}>
          {pages.reject}
        </Button>
        {approval.kind === 'add-chain' ? null : (
          <Button aria-disabled={!isReady} onClick={() => isReady && onDecide(true, chosen)}>
            {pages.approve}
          </Button>
        )}
      </div>
    </Shell>
  )
}

/** The accounts that the visitor chooses from. */
function listChoices(approval: Approval, accounts: readonly NamedAccount[]): readonly NamedAccount[] {
  if (approval.kind === 'connect') return accounts
  return approval.kind === 'namespace-connect' || approval.kind === 'solana-sign-in' ? approval.accounts : []
}
