import { Check, ChevronDown, CircleAlert } from 'lucide-react'
import { Button, Icon, Skeleton, Spinner } from '../../src/components/index.js'
import {
  actions,
  balance as balanceStyle,
  hash as hashStyle,
  network,
  ownLine,
  panel,
  region,
  result,
  resultIcon,
  sentence,
  top,
} from './live-panel.css.js'
import type { PanelResult } from './panel-result.js'

export type LivePanelViewProps = {
  networkName: string
  /** Formatted with its symbol; null while it is read. */
  balance: string | null
  result: PanelResult
  onNetwork: () => void
  onSign: () => void
  onSend: () => void
}

/** What a connected visitor can do on the site: pick a network, sign, send, and see what came of it. */
export function LivePanelView({ networkName, balance, result, onNetwork, onSign, onSend }: LivePanelViewProps) {
  const running = result.status === 'asked' ? result.action : result.status === 'sent' ? 'send' : null
  return (
    <section className={panel}>
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
          {networkName}
          <Icon as={ChevronDown} size={16} />
        </Button>
        <span className={balanceStyle}>{balance ?? <Skeleton>0,000.000 ETH</Skeleton>}</span>
      </div>
      <div className={actions}>
        {/* The pressed one is busy, which keeps its focus; the other waits. */}
        <Button onClick={onSign} loading={running === 'sign'} disabled={running === 'send'}>
          Sign message
        </Button>
        <Button
          variant="soft"
          accent="gray"
          onClick={onSend}
          loading={running === 'send'}
          disabled={running === 'sign'}
        >
          Send transaction
        </Button>
      </div>
      {/* The region is there before its text, else nothing is announced. */}
      <div role="status" aria-live="polite" aria-label="Result" className={region}>
        <Result result={result} />
      </div>
    </section>
  )
}

const accents = { asked: 'gray', signed: 'green', sent: 'gray', confirmed: 'green', failed: 'red' } as const

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
  if (shown.status === 'asked') return <span>Answer the request in your wallet</span>
  if (shown.status === 'failed') {
    return (
      <>
        <span className={sentence}>
          <strong>{shown.title}.</strong> {shown.text}
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
      <span>{shown.status === 'sent' ? 'Waiting for a block' : `Confirmed in block ${shown.blockNumber}`}</span>
    </>
  )
}

/** A hash or signature, cut where there is no room; whole for whoever reads, hovers or copies it. */
function Hash({ value }: { value: string }) {
  return (
    <span className={hashStyle} title={value}>
      {value}
    </span>
  )
}
