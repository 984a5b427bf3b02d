import { Button, Icon, Skeleton, Spinner } from '../../src/components/index.js'
import { Check, ChevronDown, CircleAlert } from '../../src/icons/index.js'
import { enPanel } from '../words/en-connected.js'
import { useSiteWords } from '../words/site-words.js'
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
  /** BCP 47, of the numbers. */
  locale: string
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
  /** Absent on networks where Lintel cannot send. */
  onSend?: (() => void) | undefined
}

/** Lets a connected visitor choose a network, sign and send, and shows the result. */
export function LivePanelView(props: LivePanelViewProps) {
  const { locale, networkName, balance, blockNumber, otherNetwork, result, onNetwork, onSign, onSend } = props
  const words = useSiteWords('panel', enPanel)
  const running = result.status === 'asked' ? result.action : result.status === 'sent' ? 'send' : null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={words.label} className={panel}>
      <div className={top}>
        <Button
          className={network}
          size="2"
          variant="ghost"
          accent="gray"
          aria-label={words.network({ network: networkName })}
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
          {words.sign}
        </Button>
        {onSend ? (
          <Button
            variant="soft"
            accent="gray"
            onClick={onSend}
            loading={running === 'send'}
            disabled={running !== null && running !== 'send'}
          >
            {words.send}
          </Button>
        ) : null}
      </div>
      {/* Rendered before it has text: screen readers announce changes of a region that exists. */}
      <div role="status" aria-live="polite" aria-label={words.result} className={region}>
        <Result result={result} locale={locale} />
      </div>
      {props.signIn ? <SignInRow {...props} signIn={props.signIn} /> : null}
      {blockNumber === undefined && !otherNetwork ? null : (
        <div className={footer}>
          {blockNumber === undefined ? null : (
            <span>{words.block({ block: blockNumber === null ? '–' : formatBlock(blockNumber, locale) })}</span>
          )}
          {otherNetwork ? (
            <Button
              className={switchLink}
              size="1"
              variant="ghost"
              onClick={otherNetwork.onSwitch}
              loading={running === 'switch'}
              disabled={running !== null && running !== 'switch'}
            >
              {words.switchTo({ network: otherNetwork.name })}
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
  const words = useSiteWords('panel', enPanel)
  const isSignedIn = signIn === 'signedIn'
  return (
    <div className={footer}>
      <span>{isSignedIn ? words.signedIn : words.notSignedIn}</span>
      <Button
        className={switchLink}
        size="1"
        variant="ghost"
        aria-haspopup={isSignedIn ? undefined : 'dialog'}
        loading={signIn === 'checking'}
        onClick={isSignedIn ? onSignOut : onSignIn}
      >
        {isSignedIn ? words.signOut : words.signIn}
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

type ResultProps<Shown> = { result: Shown; locale: string }

function Result({ result: shown, locale }: ResultProps<PanelResult>) {
  if (shown.status === 'idle') return null
  const accent = shown.status === 'signed' && !shown.isVerified ? 'red' : accents[shown.status]
  const isWaiting = shown.status === 'asked' || shown.status === 'sent'
  return (
    <div className={result} data-accent={accent}>
      <span className={resultIcon}>
        {isWaiting ? <Spinner size="1" /> : <Icon as={accent === 'red' ? CircleAlert : Check} size={16} />}
      </span>
      <ResultText result={shown} locale={locale} />
    </div>
  )
}

function ResultText({ result: shown, locale }: ResultProps<Exclude<PanelResult, { status: 'idle' }>>) {
  const words = useSiteWords('panel', enPanel)
  if (shown.status === 'funded') {
    const [coins, tokens] = [`${(1).toLocaleString(locale)} ETH`, `${(1000).toLocaleString(locale)} HUSD`]
    return <span>{words.funded({ coins, tokens })}</span>
  }
  if (shown.status === 'asked') return <span>{words.asked}</span>
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
        <span>{words.signed}</span>
        <Hash value={shown.signature} />
        <span>{shown.isVerified ? words.verified : words.notVerified}</span>
      </>
    )
  }
  return (
    <>
      <span>{words.sent}</span>
      <Hash value={shown.hash} />
      <span>{shown.status === 'sent' ? words.waiting : writeConfirmation(words, locale, shown.blockNumber)}</span>
    </>
  )
}

function writeConfirmation(words: typeof enPanel, locale: string, blockNumber: bigint | undefined): string {
  return blockNumber === undefined ? words.confirmed : words.confirmedIn({ block: formatBlock(blockNumber, locale) })
}

/** Without separators: it is a name more than an amount. */
function formatBlock(blockNumber: bigint, locale: string): string {
  return blockNumber.toLocaleString(locale, { useGrouping: false })
}

/** A hash or signature. CSS truncates it if there is no room; the whole text stays selectable and in the tooltip. */
function Hash({ value }: { value: string }) {
  return (
    <span className={hashStyle} title={value} dir="ltr">
      {value}
    </span>
  )
}
