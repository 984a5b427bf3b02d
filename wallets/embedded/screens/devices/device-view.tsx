import { type MouseEvent, type Ref, useId } from 'react'
import { Callout, DataList, DataListItem } from '../../../../src/components/index.js'
import type { WalletDevice } from '../../../../src/services/identity/wallet-schema.js'
import type { Attention } from '../../approval/watch-attention.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import { LeaveButton } from '../parts/leave-button.js'
import type { Problem } from '../parts/problem.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import { WatchedButton } from '../parts/watched-button.js'
import { formatTime, nameDevice, type TimeFormat } from './describe-device.js'

export type DeviceViewProps = {
  /** What must be seen before the device is removed. */
  ref?: Ref<HTMLDivElement> | undefined
  words: ScreenWords
  device: WalletDevice
  format: TimeFormat
  attention: Attention
  problem: Problem | null
  isBusy: boolean
  onBack: () => void
  /** Called while the button is awake. Check the event before the device is removed. */
  onRemove: (event: MouseEvent) => void
  /** Goes on in a window, where the browser cannot tell what covers a frame. */
  onOpenWindow: () => void
}

/** One device that can sign, and what removing it means. */
export function DeviceView(props: DeviceViewProps) {
  const { ref, words, device, format, attention, problem, isBusy, onBack, onRemove, onOpenWindow } = props
  const { devices } = words
  const { isCurrent } = device
  const statusId = useId()
  const reason = isCurrent || attention === 'awake' ? '' : words.asleep[attention]
  return (
    <ApprovePlace
      key="device"
      ref={ref}
      title={nameDevice(device, words)}
      lead={isCurrent ? devices.currentLead : devices.deviceLead}
      readOn={!isCurrent && attention === 'unread' ? words.readOn : undefined}
      foot={
        <ScreenFoot id={statusId} status={isBusy ? devices.removing : reason}>
          <LeaveButton label={words.back} isBusy={isBusy} onLeave={onBack} />
          {isCurrent ? null : (
            <WatchedButton
              {...{ words, attention, isBusy, statusId, onOpenWindow }}
              label={devices.remove}
              accent="red"
              onPress={onRemove}
            />
          )}
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <DataList>
        <DataListItem label={devices.used}>{formatTime(device.usedAt, format)}</DataListItem>
        <DataListItem label={devices.added}>{formatTime(device.createdAt, format)}</DataListItem>
      </DataList>
      {isCurrent ? (
        <Callout>{devices.leaveCurrent}</Callout>
      ) : (
        <Callout tone="warning" role="note">
          {devices.meaning}
        </Callout>
      )}
    </ApprovePlace>
  )
}
