import { type MouseEvent, type Ref, useId } from 'react'
import { Button, Callout, DataList, DataListItem, Skeleton } from '../../../../src/components/index.js'
import { anywhere } from '../../../approval/draw/parts.css.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { Attention } from '../../approval/watch-attention.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import { LeaveButton } from '../parts/leave-button.js'
import type { Problem } from '../parts/problem.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import { WatchedButton } from '../parts/watched-button.js'

export type EmailViewProps = {
  /** The element that the visitor must see before the change begins. */
  ref?: Ref<HTMLDivElement> | undefined
  words: ScreenWords
  /** `unread`: the present address could not be read; `problem` says why. */
  status: 'loading' | 'unread' | 'read'
  /** The host of the requesting page. */
  site: string
  /** The present address. Null for a social account without one. */
  email: string | null
  newEmail: string
  attention: Attention
  problem: Problem | null
  isBusy: boolean
  onRetry: () => void
  /** Called while the button is enabled. Check the event before the change begins. */
  onChange: (event: MouseEvent) => void
  /** Continues in a window, if the browser cannot report what covers a frame. */
  onOpenWindow: () => void
  onCancel: () => void
}

/** A change of the e-mail address: both addresses, and its consequences. */
export function EmailView(props: EmailViewProps) {
  const { ref, words, status, site, email, newEmail, attention, problem, isBusy, onRetry, onChange } = props
  const { onOpenWindow, onCancel } = props
  const statusId = useId()
  const notReady = status === 'read' && attention !== 'ready' ? words.notReady[attention] : ''
  const doing = isBusy ? words.email.changing : status === 'loading' ? words.email.loading : notReady
  return (
    <ApprovePlace
      ref={ref}
      title={words.email.title}
      lead={words.email.lead({ site })}
      readOn={status === 'read' && attention === 'unread' ? words.readOn : undefined}
      foot={
        <ScreenFoot id={statusId} status={doing}>
          <LeaveButton label={words.cancel} isBusy={isBusy} onLeave={onCancel} />
          {status === 'unread' ? <Button onClick={onRetry}>{words.retry}</Button> : null}
          {status === 'read' ? (
            <WatchedButton
              {...{ words, attention, isBusy, statusId, onOpenWindow }}
              label={words.email.change}
              onPress={onChange}
            />
          ) : null}
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      {status === 'loading' ? <Skeleton style={{ blockSize: 64 }} /> : null}
      {status === 'read' ? (
        <>
          <DataList>
            <DataListItem label={words.email.now}>
              {email === null ? words.email.none : <Address text={email} />}
            </DataListItem>
            <DataListItem label={words.email.next}>
              <Address text={newEmail} />
            </DataListItem>
          </DataList>
          <Callout tone="warning" role="note">
            {email === null ? words.email.meaningFirst : words.email.meaning}
          </Callout>
        </>
      ) : null}
    </ApprovePlace>
  )
}

function Address({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className={anywhere}>
      {revealHidden(text)}
    </bdi>
  )
}
