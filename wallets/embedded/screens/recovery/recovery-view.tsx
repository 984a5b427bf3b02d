import { useId, useState } from 'react'
import { Button, Callout, Form, FormMessage, Progress, Skeleton, Text } from '../../../../src/components/index.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import { formatTime } from '../devices/describe-device.js'
import { AddressLine } from '../parts/address-line.js'
import type { Busy } from '../parts/busy.js'
import { PasswordField } from '../parts/password-field.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import type { RecoveryViewProps } from './recovery-view-props.js'

/** Recovers the wallet in a browser that has no share of its key. */
export function RecoveryView(props: RecoveryViewProps) {
  const { words, step, method, address, next, format, onCancel, onDone } = props
  const { recovery } = words
  switch (step) {
    case 'loading':
    case 'unread':
      return <ReadingStep {...props} />
    case 'open':
      return method === 'password' ? <PasswordStep {...props} /> : <PasskeyStep {...props} />
    case 'done':
    case 'replaced':
      return (
        <ApprovePlace
          key={step}
          title={step === 'done' ? recovery.doneTitle : recovery.replacedTitle}
          lead={step === 'done' ? recovery.doneText : recovery.replacedText}
          foot={<Button onClick={onDone}>{words.next}</Button>}
        >
          <AddressLine label={words.recovery.address} address={address} />
        </ApprovePlace>
      )
    case 'waiting':
      return (
        <ApprovePlace
          key={step}
          title={recovery.waitingTitle}
          lead={recovery.waitingText({ time: next ? formatTime(next.startsAt, format) : '' })}
          foot={<Button onClick={onCancel}>{words.done}</Button>}
        >
          <AddressLine label={words.recovery.address} address={address} />
        </ApprovePlace>
      )
  }
}

/** A notice that another wallet will replace this one. */
function NextCallout({ words, next, format }: RecoveryViewProps) {
  if (!next) return null
  return (
    <Callout tone="danger" role="note">
      {words.recovery.next({ time: formatTime(next.startsAt, format) })}
    </Callout>
  )
}

function ReadingStep({ words, step, method, problem, onRetry, onCancel }: RecoveryViewProps) {
  const { recovery } = words
  const isLoading = step === 'loading'
  return (
    <ApprovePlace
      key="reading"
      title={recovery.title}
      lead={method === 'password' ? recovery.leadPassword : recovery.leadPasskey}
      foot={
        <ScreenFoot status={isLoading ? words.loading : ''}>
          <Button accent="gray" variant="soft" onClick={onCancel}>
            {words.cancel}
          </Button>
          {isLoading ? null : <Button onClick={onRetry}>{words.retry}</Button>}
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      {isLoading ? <Skeleton style={{ blockSize: 96 }} /> : null}
    </ApprovePlace>
  )
}

function PasswordStep(props: RecoveryViewProps) {
  const { words, address, password, isWrong, problem, busy, onPasswordChange, onRecover, onCancel } = props
  const { recovery } = words
  const formId = useId()
  const [isShown, setShown] = useState(false)
  return (
    <ApprovePlace
      key="password"
      title={recovery.title}
      lead={recovery.leadPassword}
      foot={
        <ScreenFoot status={writeStatus(busy, recovery)}>
          <Button accent="gray" variant="soft" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={busy !== null}>
            {recovery.recover}
          </Button>
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <NextCallout {...props} />
      <AddressLine label={words.recovery.address} address={address} />
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          onRecover()
        }}
      >
        <PasswordField
          name="password"
          label={words.password}
          showLabel={words.showPassword}
          value={password}
          onChange={onPasswordChange}
          isShown={isShown}
          onShownChange={setShown}
          autoComplete="current-password"
          error={isWrong ? recovery.wrong : undefined}
          readOnly={busy !== null}
        >
          <FormMessage messages={{ valueMissing: recovery.missing }} />
        </PasswordField>
        {busy?.kind === 'deriving' ? <Progress label={recovery.deriving} value={busy.progress} max={1} /> : null}
      </Form>
      <Text as="p" size="1" tone="muted">
        {recovery.limit}
      </Text>
      <LostButton {...props} label={recovery.lostPassword} />
    </ApprovePlace>
  )
}

function PasskeyStep(props: RecoveryViewProps) {
  const { words, address, isWrong, problem, busy, onRecover, onCancel } = props
  const { recovery, setup } = words
  return (
    <ApprovePlace
      key="passkey"
      title={recovery.title}
      lead={recovery.leadPasskey}
      foot={
        <ScreenFoot status={busy?.kind === 'passkey' ? setup.passkeyWaiting : writeStatus(busy, recovery)}>
          <Button accent="gray" variant="soft" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button loading={busy !== null} onClick={onRecover}>
            {recovery.usePasskey}
          </Button>
        </ScreenFoot>
      }
    >
      {isWrong ? <Callout tone="danger">{recovery.wrongPasskey}</Callout> : null}
      <ProblemCallout problem={problem} words={words.problems} />
      <NextCallout {...props} />
      <AddressLine label={words.recovery.address} address={address} />
      <LostButton {...props} label={recovery.lostPasskey} />
    </ApprovePlace>
  )
}

function writeStatus(busy: Busy | null, { deriving, saving }: ScreenWords['recovery']): string {
  if (!busy) return ''
  return busy.kind === 'deriving' ? deriving : saving
}

function LostButton({ label, busy, onLost }: RecoveryViewProps & { label: string }) {
  return (
    <Button
      size="2"
      variant="ghost"
      accent="gray"
      aria-disabled={busy !== null || undefined}
      onClick={busy ? undefined : onLost}
    >
      {label}
    </Button>
  )
}
