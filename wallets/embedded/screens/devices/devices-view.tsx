import type { ReactNode } from 'react'
import {
  Badge,
  Button,
  Callout,
  Heading,
  Icon,
  List,
  ListItem,
  Skeleton,
  Text,
} from '../../../../src/components/index.js'
import { KeyRound, Monitor, ShieldCheck, Smartphone } from '../../../../src/icons/index.js'
import type { Wallet, WalletDevice } from '../../../../src/services/identity/wallet-schema.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import type { Problem } from '../parts/problem.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import {
  type Access,
  type AccessLists,
  describeEnd,
  nameAccess,
  nameApp,
  nameLinkedProfile,
} from './describe-access.js'
import { formatDay, formatTime, nameDevice, type TimeFormat } from './describe-device.js'
import { section } from './devices-view.css.js'

/** The change that an attacker without the key would have made. */
export type Kept = 'wallet' | 'email'

export type DevicesViewProps = {
  words: ScreenWords
  /** `unread`: the lists could not be read; `problem` says why. */
  status: 'loading' | 'unread' | 'read'
  lists: AccessLists
  format: TimeFormat
  /** A wallet that was begun without the key of this one, and takes its place. */
  next: Wallet['next']
  /** The e-mail address before, which takes its change back. */
  emailUndo: Wallet['emailUndo']
  /** Which of them was just cancelled. */
  kept: Kept | null
  isBusy: boolean
  /** A passkey was just added. */
  isPasskeyAdded: boolean
  /** The access that was just ended. */
  removed: Access | null
  problem: Problem | null
  onRetry: () => void
  /** Opens one of the devices or logins. */
  onAccess: (access: Access) => void
  /** Offers a passkey. */
  onAddPasskey: () => void
  /** Cancels the wallet that was begun, or has the account keep its e-mail address. */
  onKeep: (what: Kept) => void
  onDone: () => void
}

/** Lists the ways to open the account: the devices that can sign, other logins and social accounts. */
export function DevicesView(props: DevicesViewProps) {
  const { words, status, format, next, emailUndo, kept, isBusy, removed, problem, onRetry, onKeep, onDone } = props
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
        <>
          <Callout tone="danger" role="note">
            {words.devices.next({ device: nameDevice(next, words), time: formatTime(next.startsAt, format) })}
          </Callout>
          <Button loading={isBusy} onClick={() => onKeep('wallet')}>
            {words.devices.keep}
          </Button>
        </>
      ) : null}
      {emailUndo ? (
        <>
          <Callout tone="danger" role="note">
            {words.devices.emailUndo({ address: emailUndo.address, time: formatTime(emailUndo.startsAt, format) })}
          </Callout>
          <Button loading={isBusy} onClick={() => onKeep('email')}>
            {words.devices.keepEmail}
          </Button>
        </>
      ) : null}
      {kept === 'wallet' ? <Callout tone="success">{words.devices.kept}</Callout> : null}
      {kept === 'email' ? <Callout tone="success">{words.devices.keptEmail}</Callout> : null}
      {props.isPasskeyAdded ? <Callout tone="success">{words.passkeys.added}</Callout> : null}
      {removed ? <Callout tone="success">{describeEnd(removed, words)}</Callout> : null}
      {status === 'loading' ? <Skeleton style={{ blockSize: 128 }} /> : null}
      {status === 'read' ? <Lists {...props} /> : null}
    </ApprovePlace>
  )
}

function Lists({ words, lists, format, onAccess, onAddPasskey }: DevicesViewProps) {
  const { devices, passkey, sessions, links } = lists
  const since = passkey?.since ?? null
  const lastUsed = (time: string) => words.devices.lastUsed({ day: formatDay(time, format) })
  return (
    <>
      <List label={words.devices.list}>
        {devices.map((device) => (
          <AccessItem
            key={device.thumbprint}
            access={{ kind: 'device', device }}
            description={device.isCurrent ? words.devices.inUse : lastUsed(device.usedAt)}
            tag={device.isCurrent ? words.devices.current : null}
            {...{ words, onAccess }}
          />
        ))}
      </List>
      {devices.every(({ isCurrent }) => isCurrent) ? (
        <Text as="p" size="2" tone="muted">
          {words.devices.only}
        </Text>
      ) : null}
      {passkey === null ? null : (
        <Section title={words.passkeys.title} lead={words.passkeys.lead}>
          <List label={words.passkeys.list}>
            <ListItem
              icon={<Icon as={ShieldCheck} size={20} />}
              name={since === null ? words.passkeys.addTitle : words.passkeys.title}
              description={
                since === null ? words.passkeys.none : words.passkeys.addedOn({ day: formatDay(since, format) })
              }
              onClick={() => (since === null ? onAddPasskey() : onAccess({ kind: 'passkey', since }))}
            />
          </List>
        </Section>
      )}
      {sessions.length === 0 ? null : (
        <Section title={words.sessions.title} lead={words.sessions.lead}>
          <List label={words.sessions.list}>
            {sessions.map((session) => (
              <AccessItem
                key={session.sessionId}
                access={{ kind: 'session', session }}
                description={
                  <>
                    <bdi>{nameApp(session)}</bdi> · {lastUsed(session.usedAt)}
                  </>
                }
                tag={null}
                {...{ words, onAccess }}
              />
            ))}
          </List>
        </Section>
      )}
      {links.length === 0 ? null : (
        <Section title={words.links.title} lead={words.links.lead}>
          <List label={words.links.list}>
            {links.map((link) => (
              <AccessItem
                key={link.linkId}
                access={{ kind: 'link', link }}
                description={nameLinkedProfile(link) ?? words.links.linkedOn({ day: formatDay(link.linkedAt, format) })}
                tag={link.isCurrent ? words.links.current : null}
                {...{ words, onAccess }}
              />
            ))}
          </List>
        </Section>
      )}
    </>
  )
}

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className={section}>
      <div>
        <Heading as="h2" size="2">
          {title}
        </Heading>
        <Text as="p" size="2" tone="muted">
          {lead}
        </Text>
      </div>
      {children}
    </section>
  )
}

type AccessItemProps = Pick<DevicesViewProps, 'words' | 'onAccess'> & {
  access: Exclude<Access, { kind: 'passkey' }>
  description: ReactNode
  tag: string | null
}

function AccessItem({ words, access, description, tag, onAccess }: AccessItemProps) {
  return (
    <ListItem
      icon={<Icon as={readIcon(access)} size={20} />}
      name={nameAccess(access, words)}
      description={description}
      tag={tag === null ? undefined : <Badge>{tag}</Badge>}
      onClick={() => onAccess(access)}
    />
  )
}

function readIcon(access: AccessItemProps['access']) {
  if (access.kind === 'link') return KeyRound
  return isPhone(access.kind === 'device' ? access.device : access.session) ? Smartphone : Monitor
}

function isPhone({ client }: Pick<WalletDevice, 'client'>): boolean {
  return /\b(?:Android|iOS)$/.test(client)
}
