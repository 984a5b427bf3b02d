import { Check, ChevronDown, CircleAlert } from 'lucide-react'
import { Button, Icon, Skeleton, Spinner } from '../../../src/components/index.js'
import {
  actions,
  balance as balanceStyle,
  hash as hashStyle,
  network,
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
  const isBusy = result.status === 'busy' || result.status === 'sent'
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
        <Button onClick={onSign} disabled={isBusy}>
          Sign message
        </Button>
        <Button variant="soft" accent="gray" onClick={onSend} disabled={isBusy}>
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

const accents = { busy: 'gray', signed: 'green', sent: 'gray', confirmed: 'green', failed: 'red' } as const

function Result({ result: shown }: { result: PanelResult }) {
  if (shown.status === 'idle') return null
  const accent = shown.status === 'signed' && !shown.isVerified ? 'red' : accents[shown.status]
  const isWaiting = shown.status === 'busy' || shown.status === 'sent'
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
  if (shown.status === 'busy') return <span>{shown.text}</span>
  if (shown.status === 'failed') {
    return (
      <span className={sentence}>
        <strong>{shown.title}.</strong> {shown.text}
      </span>
    )
  }
  if (shown.status === 'signed') {
    return (
      <>
        <span>Signed</span>
        <span className={hashStyle} title={shown.signature}>
          {shown.signature}
        </span>
        <span>{shown.isVerified ? 'Signature verified' : 'The signature does not match your account'}</span>
      </>
    )
  }
  return (
    <>
      <span>Sent</span>
      <span className={hashStyle} title={shown.hash}>
        {shown.hash}
      </span>
      <span>{shown.status === 'sent' ? 'Waiting for a block' : `Confirmed in block ${shown.blockNumber}`}</span>
    </>
  )
}
