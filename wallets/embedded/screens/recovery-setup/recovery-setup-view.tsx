import { useId } from 'react'
import { Button, Callout, Icon, List, ListItem, Skeleton } from '../../../../src/components/index.js'
import { KeyRound, ShieldCheck } from '../../../../src/icons/index.js'
import type { PasswordRating } from '../../recovery/password-rating.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import type { Busy } from '../parts/busy.js'
import { LeaveButton } from '../parts/leave-button.js'
import type { Problem } from '../parts/problem.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import { NewPasswordForm } from './new-password-form.js'

export type RecoverySetupViewProps = {
  words: ScreenWords
  /** `unread`: the wallet could not be read; `problem` says why. */
  step: 'loading' | 'unread' | 'choose' | 'password' | 'done'
  /** The recovery that was set up. */
  method: 'passkey' | 'password'
  /** Whether this browser can create a passkey that protects a key. */
  hasPasskeys: boolean
  password: string
  rating: PasswordRating
  problem: Problem | null
  busy: Busy | null
  isGuessable: (password: string) => Promise<boolean>
  onRetry: () => void
  onPasskey: () => void
  onPassword: () => void
  onPasswordChange: (password: string) => void
  /** Called for a password that is not refused, and typed twice or shown. */
  onSubmit: () => void
  onBack: () => void
  onCancel: () => void
  onDone: () => void
}

/** Lets the visitor choose how the wallet is recovered on another device. */
export function RecoverySetupView(props: RecoverySetupViewProps) {
  switch (props.step) {
    case 'password':
      return <PasswordStep {...props} />
    case 'done':
      return <DoneStep {...props} />
    default:
      return <ChooseStep {...props} />
  }
}

function ChooseStep(props: RecoverySetupViewProps) {
  const { words, step, hasPasskeys, problem, busy, onRetry, onPasskey, onPassword, onCancel } = props
  const { setup } = words
  const status = busy?.kind === 'passkey' ? setup.passkeyWaiting : busy ? setup.saving : ''
  return (
    <ApprovePlace
      title={setup.title}
      lead={setup.lead}
      foot={
        <ScreenFoot status={step === 'loading' ? words.loading : status}>
          <Button accent="gray" variant="soft" onClick={onCancel}>
            {words.cancel}
          </Button>
          {step === 'unread' ? <Button onClick={onRetry}>{words.retry}</Button> : null}
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      {step === 'loading' ? <Skeleton style={{ blockSize: 128 }} /> : null}
      {step === 'choose' ? (
        <List label={setup.methods}>
          {hasPasskeys ? (
            <ListItem
              icon={<Icon as={ShieldCheck} size={20} />}
              name={setup.passkey}
              description={setup.passkeyAbout}
              loading={busy !== null}
              onClick={busy ? undefined : onPasskey}
            />
          ) : null}
          <ListItem
            icon={<Icon as={KeyRound} size={20} />}
            name={setup.usePassword}
            description={setup.passwordAbout}
            disabled={busy !== null}
            onClick={onPassword}
          />
        </List>
      ) : null}
    </ApprovePlace>
  )
}

function PasswordStep(props: RecoverySetupViewProps) {
  const { words, busy, problem, onBack } = props
  const { setup } = words
  const formId = useId()
  return (
    <ApprovePlace
      key="password"
      title={setup.passwordTitle}
      lead={setup.passwordLead}
      foot={
        <ScreenFoot status={busy ? (busy.kind === 'deriving' ? setup.deriving : setup.saving) : ''}>
          <LeaveButton label={words.back} isBusy={busy !== null} onLeave={onBack} />
          <Button type="submit" form={formId} loading={busy !== null}>
            {setup.save}
          </Button>
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <NewPasswordForm
        id={formId}
        words={words}
        password={props.password}
        rating={props.rating}
        busy={busy}
        isGuessable={props.isGuessable}
        onPasswordChange={props.onPasswordChange}
        onSubmit={props.onSubmit}
      />
    </ApprovePlace>
  )
}

function DoneStep({ words, method, onDone }: RecoverySetupViewProps) {
  const { setup } = words
  return (
    <ApprovePlace
      key="done"
      title={setup.doneTitle}
      lead={method === 'password' ? setup.donePassword : setup.donePasskey}
      foot={<Button onClick={onDone}>{words.next}</Button>}
    >
      <Callout tone="warning" role="note">
        {setup.doneKeep}
      </Callout>
    </ApprovePlace>
  )
}
