import { Badge, Button, Callout, Icon, List, ListItem, Skeleton, Text } from '../../../../src/components/index.js'
import { Monitor, Smartphone } from '../../../../src/icons/index.js'
import type { Wallet, WalletDevice } from '../../../../src/services/identity/wallet-schema.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import type { Problem } from '../parts/problem.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import { formatDay, formatTime, nameDevice, type TimeFormat } from './describe-device.js'

export type DevicesViewProps = {
  words: ScreenWords
  /** `unread`: the devices could not be read; `problem` says why. */
  status: 'loading' | 'unread' | 'read'
  /** The last used first. */
  devices: readonly WalletDevice[]
  format: TimeFormat
  /** A wallet that was begun without the key of this one, and takes its place. */
  next: Wallet['next']
  /** It was just cancelled. */
  isKept: boolean
  isBusy: boolean
  /** The device that was just removed. */
  removed: WalletDevice | null
  problem: Problem | null
  onRetry: () => void
  /** Opens one of them. */
  onDevice: (device: WalletDevice) => void
  /** Cancels the wallet that was begun. */
  onKeep: () => void
  onDone: () => void
}

/** The devices that can sign with the wallet. */
export function DevicesView(props: DevicesViewProps) {
  const { words, status, devices, format, next, isKept, isBusy, removed, problem } = props
  const { onRetry, onDevice, onKeep, onDone } = props
  const isAlone = status === 'read' && devices.every(({ isCurrent }) => isCurrent)
  return (
    <ApprovePlace
      title={words.devices.title}
      lead={words.devices.lead}
      foot={
        <ScreenFoot status={status === 'loading' ? words.devices.loading : ''}>
          <Button accent="gray" variant="soft" onClick={onDone}>
            {words.done}
          </Button>
          {status === 'unread' ? <Button onClick={onRetry}>{words.retry}</Button> : null}
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      {next ? (
        <Callout tone="danger" role="note">
          {words.devices.next({ device: nameDevice(next, words), time: formatTime(next.startsAt, format) })}
        </Callout>
      ) : null}
      {next ? (
        <Button loading={isBusy} onClick={onKeep}>
          {words.devices.keep}
        </Button>
      ) : null}
      {isKept ? <Callout tone="success">{words.devices.kept}</Callout> : null}
      {removed ? (
        <Callout tone="success">{words.devices.removed({ device: nameDevice(removed, words) })}</Callout>
      ) : null}
      {status === 'loading' ? <Skeleton style={{ blockSize: 128 }} /> : null}
      {status === 'read' ? (
        <List label={words.devices.list}>
          {devices.map((device) => (
            <ListItem
              key={device.thumbprint}
              icon={<Icon as={isPhone(device) ? Smartphone : Monitor} size={20} />}
              name={nameDevice(device, words)}
              description={
                device.isCurrent
                  ? words.devices.inUse
                  : words.devices.lastUsed({ day: formatDay(device.usedAt, format) })
              }
              tag={device.isCurrent ? <Badge>{words.devices.current}</Badge> : undefined}
              onClick={() => onDevice(device)}
            />
          ))}
        </List>
      ) : null}
      {isAlone ? (
        <Text as="p" size="2" tone="muted">
          {words.devices.only}
        </Text>
      ) : null}
    </ApprovePlace>
  )
}

function isPhone({ client }: WalletDevice): boolean {
  return /\b(?:Android|iOS)$/.test(client)
}
