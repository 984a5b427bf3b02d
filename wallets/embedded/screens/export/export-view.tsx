import { type MouseEvent, type Ref, useId } from 'react'
import { Button, Callout, CopyButton, Skeleton, Text } from '../../../../src/components/index.js'
import type { Attention } from '../../approval/watch-attention.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import { AddressLine } from '../parts/address-line.js'
import type { Problem } from '../parts/problem.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import { WatchedButton } from '../parts/watched-button.js'
import { number, warnings, word as wordClass, wordList } from './export-view.css.js'

export type ExportViewProps = {
  /** The element that the visitor must see before and while the words are shown. */
  ref?: Ref<HTMLDivElement> | undefined
  words: ScreenWords
  /** `unread`: the wallet could not be read; `problem` says why. `hidden`: the visitor looked away. */
  step: 'loading' | 'unread' | 'warning' | 'shown' | 'hidden'
  /** The address that other wallets have for the words. Null when it is that of the account. */
  otherAddress: string | null
  /** The 12 words, only while they are shown. */
  mnemonic: readonly string[]
  attention: Attention
  problem: Problem | null
  isBusy: boolean
  onRetry: () => void
  /** Called while the button is enabled. Check the event before anything is shown. */
  onShow: (event: MouseEvent) => void
  /** Continues in a window, if the browser cannot report what covers a frame. */
  onOpenWindow: () => void
  onCancel: () => void
  onDone: () => void
}

/** Takes the key to another wallet: warns, then shows the 12 words on a press. */
export function ExportView(props: ExportViewProps) {
  return props.step === 'shown' || props.step === 'hidden' ? <WordsStep {...props} /> : <WarningStep {...props} />
}

function WarningStep(props: ExportViewProps) {
  const { ref, words, step, otherAddress, attention, problem, isBusy, onRetry, onCancel } = props
  const statusId = useId()
  const status = isBusy ? words.export.showing : step === 'warning' ? writeReason(attention, words) : ''
  return (
    <ApprovePlace
      key="warning"
      ref={ref}
      title={words.export.title}
      lead={otherAddress === null ? words.export.lead : words.export.leadSmartAccount}
      readOn={step === 'warning' && attention === 'unread' ? words.readOn : undefined}
      foot={
        <ScreenFoot id={statusId} status={step === 'loading' ? words.loading : status}>
          <Button accent="gray" variant="soft" onClick={onCancel}>
            {words.cancel}
          </Button>
          {step === 'unread' ? <Button onClick={onRetry}>{words.retry}</Button> : null}
          {step === 'warning' ? (
            <WatchedButton {...props} label={words.export.show} statusId={statusId} onPress={props.onShow} />
          ) : null}
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      {step === 'loading' ? <Skeleton style={{ blockSize: 128 }} /> : null}
      {step === 'warning' && otherAddress !== null ? (
        <AddressLine label={words.export.otherAddress} address={otherAddress} />
      ) : null}
      {step === 'warning' ? (
        <Callout tone="warning" role="note" heading={words.export.warningHeading}>
          <ul className={warnings}>
            {otherAddress === null ? null : <li>{words.export.moveFirst}</li>}
            {Object.values(words.export.warnings).map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </ApprovePlace>
  )
}

function WordsStep(props: ExportViewProps) {
  const { ref, words, step, mnemonic, attention, onDone } = props
  const statusId = useId()
  const isShown = step === 'shown'
  return (
    <ApprovePlace
      key="words"
      ref={ref}
      title={words.export.shownTitle}
      lead={words.export.shownLead}
      readOn={!isShown && attention === 'unread' ? words.readOn : undefined}
      foot={
        <ScreenFoot id={statusId} status={isShown ? '' : writeReason(attention, words)}>
          {isShown ? null : (
            <WatchedButton {...props} label={words.export.showAgain} statusId={statusId} onPress={props.onShow} />
          )}
          <Button accent="gray" variant="soft" onClick={onDone}>
            {words.done}
          </Button>
        </ScreenFoot>
      }
    >
      {isShown ? (
        <>
          <MnemonicList label={words.export.words} mnemonic={mnemonic} />
          <div>
            <CopyButton
              kind="text"
              variant="soft"
              value={mnemonic.join(' ')}
              label={words.export.copy}
              copiedLabel={words.export.copied}
            />
          </div>
          <Text as="p" size="1" tone="muted">
            {words.export.copyWarning}
          </Text>
        </>
      ) : (
        <Callout tone="info">{words.export.hidden}</Callout>
      )}
    </ApprovePlace>
  )
}

/** English words: left to right on every page, and never translated. */
function MnemonicList({ label, mnemonic }: { label: string; mnemonic: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ol role="list" aria-label={label} className={wordList} dir="ltr" lang="en" translate="no">
      {mnemonic.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word can occur twice, and its position identifies it.
        <li key={at} className={wordClass}>
          <Text size="2" tone="muted" tabular className={number}>
            {at + 1}
          </Text>
          <Text weight="medium">{word}</Text>
        </li>
      ))}
    </ol>
  )
}

function writeReason(attention: Attention, words: ScreenWords): string {
  return attention === 'ready' ? '' : words.notReady[attention]
}
