import { useState } from 'react'
import type { Address } from 'viem'
import { Button, Callout, Checkbox, Heading, shortenAddress, Text } from '../../../../src/components/index.js'
import { revealHidden } from '../../../requests/format-message.js'
import { namespaceAccounts, namespaceNames, type OtherNamespace } from '../../state/namespace-accounts.js'
import { otherChains } from '../../walletconnect/namespaces/other-chains.js'
import type { Proposal } from '../../walletconnect/pairing/judge-proposal.js'
import type { Progress, WalletConnectState } from '../../walletconnect/walletconnect-state.js'
import { useWalletWords } from '../../words/wallet-words.js'
import { DetailList } from '../shell/detail-list.js'
import * as parts from '../shell/parts.css.js'
import { Shell } from '../shell/shell.js'
import { PeerRow } from './peer-row.js'
import * as styles from './proposal-view.css.js'
import { RelayNote } from './relay-note.js'
import { useOffer } from './use-offer.js'

export type ProposalViewProps = {
  proposal: Proposal
  accounts: readonly { name: string; address: Address }[]
  activeAddress: Address
  answer: Progress
  relay: WalletConnectState['relay']
  formatChain: (chainId: number) => string
  onApprove: (accounts: readonly Address[]) => void
  onReject: () => void
}

/** A WalletConnect proposal: the site, its requests, and the accounts to share. Mount a new instance for each. */
export function ProposalView(props: ProposalViewProps) {
  const { proposal, accounts, activeAddress, answer, formatChain, onApprove, onReject } = props
  const { peer, chainIds, others, methods, obstacle } = proposal
  const { pages } = useWalletWords()
  const [chosen, setChosen] = useState<readonly Address[]>([activeAddress])
  const hasEvm = chainIds.length > 0
  const lacksAccount = hasEvm && chosen.length === 0
  const isBusy = answer.status === 'busy'
  const title = obstacle === null ? pages.offer.title : pages.offer.refusedTitle
  const { heading, isReady } = useOffer(title)

  const toggle = (address: Address, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, address] : chosen.filter((other) => other !== address))

  return (
    <Shell>
      <Heading as="h1" ref={heading} tabIndex={-1} className={parts.title}>
        {title}
      </Heading>
      <PeerRow peer={peer} />
      <RelayNote relay={props.relay} />
      {obstacle === null ? (
        <>
          <Text as="p" tone="muted">
            {pages.offer.text}
          </Text>
          <DetailList
            details={[
              {
                term: pages.networks,
                value: [...chainIds.map(formatChain), ...others.map((name) => otherChains[name].name)].join(
                  pages.comma,
                ),
              },
              { term: pages.offer.mayAskFor, value: methods.join(pages.comma) || pages.offer.asksNothing },
              ...others.map((name) => ({
                term: pages.offer.namespaceAccount({ namespace: namespaceNames[name] }),
                value: formatFirst(name, pages.comma),
              })),
            ]}
          />
          {hasEvm ? (
            <fieldset className={parts.section}>
              <legend className={parts.legend}>
                <Text size="3" weight="medium" tone="muted">
                  {pages.offer.accounts}
                </Text>
              </legend>
              <div className={parts.group}>
                {accounts.map(({ name, address }) => (
                  <div key={address} className={styles.account}>
                    <Checkbox
                      checked={chosen.includes(address)}
                      onCheckedChange={(isChosen) => toggle(address, isChosen === true)}
                    >
                      {name}
                    </Checkbox>
                    <Text size="2" tone="muted">
                      {shortenAddress(address)}
                    </Text>
                  </div>
                ))}
              </div>
            </fieldset>
          ) : null}
        </>
      ) : (
        <Callout tone="warning">{revealHidden(obstacle)}</Callout>
      )}
      {answer.status === 'failed' ? <Callout tone="danger">{answer.reason}</Callout> : null}
      {lacksAccount ? (
        <Text as="p" tone="muted" role="status">
          {pages.offer.noneChosen}
        </Text>
      ) : null}
      <div className={parts.actions}>
        <Button accent="gray" variant="soft" onClick={onReject}>
          {pages.reject}
        </Button>
        {obstacle === null ? (
          <Button
            loading={isBusy}
            aria-disabled={!isReady || lacksAccount}
            onClick={() => isReady && !lacksAccount && onApprove(chosen)}
          >
            {pages.approve}
          </Button>
        ) : null}
      </div>
    </Shell>
  )
}

/** The account that is shared of a namespace. */
function formatFirst(namespace: OtherNamespace, comma: string): string {
  const [first] = namespaceAccounts[namespace]
  return first ? `${first.name}${comma}${shortenAddress(first.address)}` : ''
}
