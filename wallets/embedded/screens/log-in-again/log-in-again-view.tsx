import { useId } from 'react'
import { Button, Form, OneTimePasswordField, QrCode, Skeleton, Text } from '../../../../src/components/index.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import type { Problem } from '../parts/problem.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import { center } from './log-in-again-view.css.js'

/** The first step of a login in the way of the session. */
export type OtherWay =
  | { step: 'send'; email: string }
  /** `provider`: its name. */
  | { step: 'provider'; provider: string }
  /** `url` is null before the visitor requests the code. */
  | { step: 'farcaster'; url: string | null }

/** `unread`: the login could not be read; the problem says why. */
export type LogInAgainStep =
  | { step: 'loading' | 'unread' }
  /** `other`: the way without the passkey. */
  | { step: 'passkey'; other: OtherWay }
  | OtherWay
  /** The link in a mail approves this browser first. */
  | { step: 'device'; email: string }
  /** `resendIn`: in seconds; 0 when another code can be sent. */
  | { step: 'code'; email: string; code: string; resendIn: number }

export type LogInAgainViewProps = {
  words: ScreenWords
  state: LogInAgainStep
  problem: Problem | null
  isBusy: boolean
  onRetry: () => void
  /** Called in the handler of a click. */
  onPasskey: () => void
  /** Goes on without the passkey. */
  onOtherWay: () => void
  /** Sends a code, also another one. */
  onSend: () => void
  onCodeChange: (code: string) => void
  onVerify: (code: string) => void
  /** Called in the handler of a click, so that a window can be opened. */
  onOpenProvider: () => void
  onShowFarcaster: () => void
  onCancel: () => void
}

/** Logs the visitor in anew: by the passkey of this device, or in the way of their session. */
export function LogInAgainView(props: LogInAgainViewProps) {
  switch (props.state.step) {
    case 'loading':
    case 'unread':
      return <ReadingStep {...props} />
    case 'passkey':
      return <PasskeyStep {...props} other={props.state.other} />
    case 'send':
      return <SendStep {...props} email={props.state.email} />
    case 'device':
      return <DeviceStep {...props} email={props.state.email} />
    case 'code':
      return <CodeStep {...props} {...props.state} />
    case 'provider':
      return <ProviderStep {...props} provider={props.state.provider} />
    case 'farcaster':
      return <FarcasterStep {...props} url={props.state.url} />
  }
}

function Cancel({ words, onCancel }: Pick<LogInAgainViewProps, 'words' | 'onCancel'>) {
  return (
    <Button accent="gray" variant="soft" onClick={onCancel}>
      {words.cancel}
    </Button>
  )
}

function ReadingStep(props: LogInAgainViewProps) {
  const { words, state, problem, onRetry } = props
  const isLoading = state.step === 'loading'
  return (
    <ApprovePlace
      title={words.login.title}
      lead={words.login.lead}
      foot={
        <ScreenFoot status={isLoading ? words.login.loading : ''}>
          <Cancel {...props} />
          {isLoading ? null : <Button onClick={onRetry}>{words.retry}</Button>}
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      {isLoading ? <Skeleton style={{ blockSize: 64 }} /> : null}
    </ApprovePlace>
  )
}

function PasskeyStep(props: LogInAgainViewProps & { other: OtherWay }) {
  const { words, other, problem, isBusy, onPasskey, onOtherWay } = props
  return (
    <ApprovePlace
      key="passkey"
      title={words.login.title}
      lead={words.login.lead}
      foot={
        <ScreenFoot status={isBusy ? words.setup.passkeyWaiting : ''}>
          <Cancel {...props} />
          <Button loading={isBusy} onClick={onPasskey}>
            {words.login.usePasskey}
          </Button>
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <Button variant="ghost" accent="gray" size="2" onClick={onOtherWay}>
        {other.step === 'send' ? words.login.useCode : words.login.otherWay}
      </Button>
    </ApprovePlace>
  )
}

function SendStep(props: LogInAgainViewProps & { email: string }) {
  const { words, email, problem, isBusy, onSend } = props
  return (
    <ApprovePlace
      key="send"
      title={words.login.title}
      lead={words.login.lead}
      foot={
        <ScreenFoot>
          <Cancel {...props} />
          <Button loading={isBusy} onClick={onSend}>
            {words.login.send}
          </Button>
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <Text as="p">{words.login.sendTo({ email })}</Text>
    </ApprovePlace>
  )
}

function DeviceStep(props: LogInAgainViewProps & { email: string }) {
  const { words, email, problem, isBusy, onSend } = props
  return (
    <ApprovePlace
      key="device"
      title={words.login.deviceTitle}
      lead={words.login.deviceLead({ email })}
      foot={
        <ScreenFoot status={problem ? '' : words.login.deviceWaiting}>
          <Cancel {...props} />
          {problem ? (
            <Button loading={isBusy} onClick={onSend}>
              {words.retry}
            </Button>
          ) : null}
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
    </ApprovePlace>
  )
}

function CodeStep(props: LogInAgainViewProps & { email: string; code: string; resendIn: number }) {
  const { words, email, code, resendIn, problem, isBusy, onSend, onCodeChange, onVerify } = props
  const { login } = words
  const formId = useId()
  const canResend = resendIn === 0 && !isBusy
  return (
    <ApprovePlace
      key="code"
      title={login.codeTitle}
      lead={login.codeLead({ email })}
      foot={
        <ScreenFoot status={isBusy && code !== '' ? login.checking : ''}>
          <Cancel {...props} />
          <Button type="submit" form={formId} loading={isBusy}>
            {words.next}
          </Button>
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) onVerify(code)
        }}
      >
        <OneTimePasswordField
          name="code"
          aria-label={login.code({ email })}
          autoSubmit
          readOnly={isBusy}
          invalid={problem?.kind === 'wrong-code'}
          value={code}
          onValueChange={onCodeChange}
        />
      </Form>
      <Button
        variant="ghost"
        accent="gray"
        size="2"
        aria-disabled={!canResend || undefined}
        onClick={canResend ? onSend : undefined}
      >
        {resendIn === 0 ? login.resend : login.resendIn({ seconds: resendIn })}
      </Button>
    </ApprovePlace>
  )
}

function ProviderStep(props: LogInAgainViewProps & { provider: string }) {
  const { words, provider, problem, isBusy, onOpenProvider } = props
  return (
    <ApprovePlace
      key="provider"
      title={words.login.title}
      lead={words.login.lead}
      foot={
        <ScreenFoot status={isBusy ? words.login.providerWaiting : ''}>
          <Cancel {...props} />
          <Button loading={isBusy} onClick={onOpenProvider}>
            {words.login.openProvider({ provider })}
          </Button>
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <Text as="p">{words.login.socialLead({ provider })}</Text>
    </ApprovePlace>
  )
}

function FarcasterStep(props: LogInAgainViewProps & { url: string | null }) {
  const { words, url, problem, isBusy, onShowFarcaster } = props
  const { login } = words
  return (
    <ApprovePlace
      key="farcaster"
      title={login.title}
      lead={url === null ? login.lead : login.farcasterLead}
      foot={
        <ScreenFoot status={url !== null && !problem ? login.farcasterWaiting : ''}>
          <Cancel {...props} />
          {url === null || problem ? (
            <Button loading={isBusy && url === null} onClick={onShowFarcaster}>
              {url === null ? login.farcasterStart : words.retry}
            </Button>
          ) : (
            <Button asChild variant="soft">
              <a href={url} target="_blank" rel="noreferrer">
                {login.farcasterOpen}
              </a>
            </Button>
          )}
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      {url === null || problem ? null : (
        <div className={center}>
          <QrCode value={url} label={login.farcasterCode} size="2" logo={null} />
        </div>
      )}
    </ApprovePlace>
  )
}
