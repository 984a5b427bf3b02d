import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { Button, Heading, shortenAddress, Text } from '../../../../src/components/index.js'
import type { Cost } from '../../../approval/describe/cost.js'
import { type Approval, isNamespaceApproval } from '../../protocol/approval.js'
import type { NamedAccount } from '../../state/namespace-accounts.js'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReady, setIsReady] = useState(false)
  const choices = listChoices(approval, accounts)
  const [chosen, setChosen] = useState<string>(
    isNamespaceApproval(approval) ? (choices[0]?.address ?? '') : activeAddress,
  )
  const { title, lead } = chooseWords(approval, chosen, cost)

  useEffect(() => {
    document.title = `${title} — Practice wallet`
    heading.current?.focus()
    const timer = setTimeout(() => setIsReady(true), READY_AFTER)
    return () => clearTimeout(timer)
  }, [title])

  useEffect(() => {
    const rejectOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDecide(false, chosen)
    }
    document.addEventListener('keydown', rejectOnEscape)
    return () => document.removeEventListener('keydown', rejectOnEscape)
  }, [onDecide, chosen])

  return (
    <Shell headerEnd={waitingCount > 1 ? `1 of ${waitingCount}` : null}>
      <Heading as="h1" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <Text as="p" tone="muted" className={styles.anywhere}>
        <span>{lead}</span>
        {approval.isSelfNamed ? (
          <span> It came over WalletConnect and names itself; nobody has checked that.</span>
        ) : null}
      </Text>
      {choices.length > 1 ? (
        <ChoiceList
          legend={approval.kind === 'solana-sign-in' ? 'Account to sign in with' : 'Account to share'}
          value={chosen}
          onChange={setChosen}
          choices={choices.map(({ name, address }) => ({ value: address, name, note: shortenAddress(address) }))}
        />
      ) : null}
      <ApprovalDetails {...{ approval, chosen, cost, formatChain }} />
      <div className={styles.actions}>
        <Button accent="gray" variant="soft" onClick={() => onDecide(false, chosen)}>
          Reject
        </Button>
        {approval.kind === 'add-chain' ? null : (
          <Button aria-disabled={!isReady} onClick={() => isReady && onDecide(true, chosen)}>
            Approve
          </Button>
        )}
      </div>
    </Shell>
  )
}

/** The accounts that the user chooses from. */
function listChoices(approval: Approval, accounts: readonly NamedAccount[]): readonly NamedAccount[] {
  if (approval.kind === 'connect') return accounts
  return approval.kind === 'namespace-connect' || approval.kind === 'solana-sign-in' ? approval.accounts : []
}
