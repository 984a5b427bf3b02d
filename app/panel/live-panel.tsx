import { Button, Icon, Skeleton, Spinner } from '../../src/components/index.js'
import { Check, ChevronDown, CircleAlert } from '../../src/icons/index.js'
import {
  actions,
  balance as balanceStyle,
  footer,
  hash as hashStyle,
  network,
  ownLine,
  panel,
  region,
  result,
  resultIcon,
  sentence,
  switchLink,
  top,
} from './live-panel.css.js'

/** The state of the last action. */
export type PanelResult =
  | { status: 'idle' }
  /** The account was new, and got coins of the local chain. */
  | { status: 'funded' }
  | { status: 'asked'; action: 'sign' | 'send' | 'switch' }
  | { status: 'signed'; signature: string; isVerified: boolean }
  | { status: 'sent'; hash: string }
  /** `blockNumber` is absent where a receipt names none. */
  | { status: 'confirmed'; hash: string; blockNumber?: bigint | undefined }
  /** `hash`: the transaction was sent although the action failed. */
  | { status: 'failed'; title: string; text: string; hash?: string | undefined }

export type LivePanelViewProps = {
  networkName: string
  /** Formatted with its symbol; null while it loads. */
  balance: string | null
  /** The latest block; null while it is not known. Absent where it is not read. */
  blockNumber?: bigint | null
  /** The network that the link at the end switches to; null hides the link. */
  otherNetwork: { name: string; onSwitch: () => void } | null
  /** Null on a site without sign-in. */
  signIn: 'checking' | 'signedOut' | 'signingIn' | 'signedIn' | null
  result: PanelResult
  onSignIn: () => void
  onSignOut: () => void
  onNetwork: () => void
  onSign: () => void
  /** Absent where Lintel sends nothing. */
  onSend?: (() => void) | undefined
}

/** Lets a connected visitor choose a network, sign and send, and shows the result. */
export function LivePanelView(props: LivePanelViewProps) {
  const { networkName, balance, blockNumber, otherNetwork, result, onNetwork, onSign, onSend } = props
  const running = result.status === 'asked' ? result.action : result.status === 'sent' ? 'send' : null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label="Your wallet" className={panel}>
      <div className={top}>
        <Button
          className={network}
          size="2"
          variant="ghost"
          accent="gray"
          aria-label={`Network: ${networkName}`}
          aria-haspopup="dialog"
          onClick={onNetwork}
        >
          <span>{networkName}</span>
          <Icon as={ChevronDown} size={16} />
        </Button>
        <span className={balanceStyle}>{balance ?? <Skeleton>0,000.000 ETH</Skeleton>}</span>
      </div>
      <div className={actions}>
        {/* The pressed button is loading, so it keeps the focus; the others are disabled. */}
        <Button onClick={onSign} loading={running === 'sign'} disabled={running !== null && running !== 'sign'}>
          Sign message
        </Button>
        {onSend ? (
          <Button
            variant="soft"
            accent="gray"
            onClick={onSend}
            loading={running === 'send'}
            disabled={running !== null && running !== 'send'}
          >
            Send transaction
          </Button>
        ) : null}
      </div>
      {/* Rendered before it has text: screen readers announce changes of a region that exists. */}
      <div role="status" aria-live="polite" aria-label="Result" className={region}>
        <Result result={result} />
      </div>
      {props.signIn ? <SignInRow {...props} signIn={props.signIn} /> : null}
      {blockNumber === undefined && !otherNetwork ? null : (
        <div className={footer}>
          {blockNumber === undefined ? null : <span>{blockNumber === null ? 'Block –' : `Block ${blockNumber}`}</span>}
          {otherNetwork ? (
            <Button
              className={switchLink}
              size="1"
              variant="ghost"
              onClick={otherNetwork.onSwitch}
              loading={running === 'switch'}
              disabled={running !== null && running !== 'switch'}
            >
              {`Switch to ${otherNetwork.name}`}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}

function SignInRow({
  signIn,
  onSignIn,
  onSignOut,
}: Pick<LivePanelViewProps, 'onSignIn' | 'onSignOut'> & {
  signIn: NonNullable<LivePanelViewProps['signIn']>
}) {
  const isSignedIn = signIn === 'signedIn'
  return (
    <div className={footer}>
      <span>{isSignedIn ? 'Signed in' : 'Not signed in'}</span>
      <Button
        className={switchLink}
        size="1"
        variant="ghost"
        aria-haspopup={isSignedIn ? undefined : 'dialog'}
        loading={signIn === 'checking'}
        onClick={isSignedIn ? onSignOut : onSignIn}
      >
        {isSignedIn ? 'Sign out' : 'Sign in'}
      </Button>
    </div>
  )
}

const accents = {
  funded: 'green',
  asked: 'gray',
  signed: 'green',
  sent: 'gray',
  confirmed: 'green',
  failed: 'red',
} as const

function Result({ result: shown }: { result: PanelResult }) {
  if (shown.status === 'idle') return null
  const accent = shown.status === 'signed' && !shown.isVerified ? 'red' : accents[shown.status]
  const isWaiting = shown.status === 'asked' || shown.status === 'sent'
  return (
    <div className={result} data-accent={accent}>
      <span className={resultIcon}>
        {isWaiting ? <Spinner size="1" /> : <Icon as={accent === 'red' ? CircleAlert : Check} size={16} />}
      </span>
      <ResultText result={shown} />
    </div>
  )
}

function ResultText({ result: shown }: { result: Exclude<PanelResult, { status: 'idle' }> }) {
  if (shown.status === 'funded') return <span>You received 1 ETH and 1,000 HUSD of the local chain</span>
  if (shown.status === 'asked') return <span>Answer the request in your wallet</span>
  if (shown.status === 'failed') {
    return (
      <>
        <span className={sentence}>
          <strong>{`${shown.title}.`}</strong> <span>{shown.text}</span>
        </span>
        {shown.hash ? (
          <span className={ownLine}>
            <Hash value={shown.hash} />
          </span>
        ) : null}
      </>
    )
  }
  if (shown.status === 'signed') {
    return (
      <>
        <span>Signed</span>
        <Hash value={shown.signature} />
        <span>{shown.isVerified ? 'Signature verified' : 'The signature does not match your account'}</span>
      </>
    )
  }
  return (
    <>
      <span>Sent</span>
      <Hash value={shown.hash} />
      <span>{shown.status === 'sent' ? 'Waiting for a block' : writeConfirmation(shown.blockNumber)}</span>
    </>
  )
}

function writeConfirmation(blockNumber: bigint | undefined): string {
  return blockNumber === undefined ? 'Confirmed' : `Confirmed in block ${blockNumber}`
}

/** A hash or signature. CSS cuts it where there is no room; the whole text stays selectable and in the tooltip. */
function Hash({ value }: { value: string }) {
  return (
    <span className={hashStyle} title={value}>
      {value}
    </span>
  )
}
