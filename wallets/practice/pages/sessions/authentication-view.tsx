import { Button, Callout, Heading, Text } from '../../../../src/components/index.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { Authentication } from '../../walletconnect/authentication/judge-authentication.js'
import type { Progress, WalletConnectState } from '../../walletconnect/walletconnect-state.js'
import { useWalletWords } from '../../words/wallet-words.js'
import { DetailList } from '../shell/detail-list.js'
import * as parts from '../shell/parts.css.js'
import { Shell } from '../shell/shell.js'
import { PeerRow } from './peer-row.js'
import { RelayNote } from './relay-note.js'
import { useOffer } from './use-offer.js'

export type AuthenticationViewProps = {
  authentication: Authentication
  answer: Progress
  relay: WalletConnectState['relay']
  formatChain: (chainId: number) => string
  onApprove: () => void
  onReject: () => void
}

/** A site that requests to connect and to sign in by one approval: its name, and the message to sign. */
export function AuthenticationView(props: AuthenticationViewProps) {
  const { authentication, answer, formatChain, onApprove, onReject } = props
  const { peer, chainIds, address, message, obstacle } = authentication
  const { pages } = useWalletWords()
  const title = message === null ? pages.offer.refusedTitle : pages.offer.signInTitle
  const { heading, isReady } = useOffer(title)

  return (
    <Shell>
      <Heading as="h1" ref={heading} tabIndex={-1} className={parts.title}>
        {title}
      </Heading>
      <PeerRow peer={peer} />
      <RelayNote relay={props.relay} />
      {message === null ? (
        <Callout tone="warning">{revealHidden(obstacle ?? '')}</Callout>
      ) : (
        <>
          <Text as="p" tone="muted">
            {pages.offer.signInText}
          </Text>
          <ScrollText label={pages.offer.message} text={revealHidden(message)} />
          <DetailList
            details={[
              { term: pages.offer.signedBy, value: address, isMono: true },
              { term: pages.networks, value: chainIds.map(formatChain).join(pages.comma) },
            ]}
          />
        </>
      )}
      {answer.status === 'failed' ? <Callout tone="danger">{answer.reason}</Callout> : null}
      <div className={parts.actions}>
        <Button accent="gray" variant="soft" onClick={onReject}>
          {pages.reject}
        </Button>
        {message === null ? null : (
          <Button loading={answer.status === 'busy'} aria-disabled={!isReady} onClick={() => isReady && onApprove()}>
            {pages.approve}
          </Button>
        )}
      </div>
    </Shell>
  )
}

/** Text of any length. It scrolls, so that the buttons below stay visible. */
function ScrollText({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus a scroll area.
    <section className={parts.scroll} aria-label={label} tabIndex={0} dir="ltr">
      {text}
    </section>
  )
}
