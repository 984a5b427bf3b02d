import { type MouseEvent, type Ref, useId } from 'react'
import { Callout, DataList, DataListItem } from '../../../../src/components/index.js'
import type { Attention } from '../../approval/watch-attention.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import { LeaveButton } from '../parts/leave-button.js'
import type { Problem } from '../parts/problem.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import { WatchedButton } from '../parts/watched-button.js'
import { type Access, describeAccess, nameAccess } from './describe-access.js'
import type { TimeFormat } from './describe-device.js'

export type AccessViewProps = {
  /** The element that the visitor must see before they end the access. */
  ref?: Ref<HTMLDivElement> | undefined
  words: ScreenWords
  access: Access
  format: TimeFormat
  attention: Attention
  problem: Problem | null
  isBusy: boolean
  onBack: () => void
  /** Called while the button is enabled. Check the event before anything is ended. */
  onRemove: (event: MouseEvent) => void
  /** Continues in a window, if the browser cannot report what covers a frame. */
  onOpenWindow: () => void
}

/** One device, session or social account that opens the account, and the consequences of ending it. */
export function AccessView(props: AccessViewProps) {
  const { ref, words, access, format, attention, problem, isBusy, onBack, onRemove, onOpenWindow } = props
  const { lead, items, meaning, end } = describeAccess(access, words, format)
  const statusId = useId()
  const reason = end === null || attention === 'ready' ? '' : words.notReady[attention]
  return (
    <ApprovePlace
      key="access"
      ref={ref}
      title={nameAccess(access, words)}
      lead={lead}
      readOn={end !== null && attention === 'unread' ? words.readOn : undefined}
      foot={
        <ScreenFoot id={statusId} status={isBusy && end ? end.doing : reason}>
          <LeaveButton label={words.back} isBusy={isBusy} onLeave={onBack} />
          {end ? (
            <WatchedButton
              {...{ words, attention, isBusy, statusId, onOpenWindow }}
              label={end.label}
              accent="red"
              onPress={onRemove}
            />
          ) : null}
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <DataList>
        {items.map(([label, text]) => (
          <DataListItem key={label} label={label}>
            <bdi>{text}</bdi>
          </DataListItem>
        ))}
      </DataList>
      {end ? (
        <Callout tone="warning" role="note">
          {meaning}
        </Callout>
      ) : (
        <Callout>{meaning}</Callout>
      )}
    </ApprovePlace>
  )
}
