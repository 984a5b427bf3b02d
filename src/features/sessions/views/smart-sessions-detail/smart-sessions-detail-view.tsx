'use client'

import { type ReactNode, useId } from 'react'
import { Address } from '../../../../components/address/address.js'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { Code } from '../../../../components/code/code.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { Flex } from '../../../../components/flex/flex.js'
import { Text } from '../../../../components/text/text.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { SessionsWords } from '../../messages/en.js'
import type { SessionPolicy } from '../../model/session.js'
import { canAct, readEnd } from '../../model/session-list.js'
import type { SmartSession } from '../../react/use-sessions.js'
import { describeLeft, describePolicy, formatTime, nameApp, nameSite, type Wording } from '../parts/describe-session.js'
import { SessionBadge } from '../parts/session-badge.js'

export type SmartSessionDetailViewProps = {
  words: ShownMessages
  labels: SessionsWords
  session: SmartSession
  /** The name of its network. */
  network: string
  /** Ms since the epoch. */
  now: number
  /** IANA name. Default: that of the browser. */
  timeZone?: string | undefined
  onEnd: () => void
}

/** All permissions of one app for the account, and the button that ends them. */
export function SmartSessionDetailView(props: SmartSessionDetailViewProps) {
  const { words, labels, session, now, timeZone } = props
  const wording = { labels, locale: words.locale, now, timeZone }
  const { app, policies, status, problem } = session
  const name = nameApp(app, wording)
  const site = nameSite(app.origin)
  return (
    <ViewBody>
      <Flex direction="column" align="center" gap="2">
        <WalletIcon name={name} imageUrl={app.iconUrl ?? undefined} size="64" />
        <Text size="5" weight="medium" align="center">
          {name}
        </Text>
        {site === null || site === name ? null : (
          <Text size="2" tone="muted" align="center">
            {site}
          </Text>
        )}
        <SessionBadge session={session} labels={labels} />
        <Text as="p" size="3" tone="muted" align="center" wrap="balance" role="status">
          {labels.explained[status]({ app: name })}
        </Text>
      </Flex>
      {problem === null ? null : (
        <Callout size="1" tone="danger" heading={labels.failedEnd}>
          {labels.problems[problem]}
        </Callout>
      )}
      {policies.some(({ kind }) => kind === 'unknown') ? (
        <Callout size="1" tone="warning" role="note">
          {labels.unknownText}
        </Callout>
      ) : null}
      <DataList divided>
        {policies.map((policy, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rules of a session never change
          <Policy key={index} policy={policy} wording={wording} isActive={canAct(status)} />
        ))}
        <Facts session={session} network={props.network} wording={wording} />
      </DataList>
      {canAct(status) ? <End {...props} /> : null}
    </ViewBody>
  )
}

type PolicyProps = { policy: SessionPolicy; wording: Wording; isActive: boolean }

/** One rule, with the rest of its limit. A contract is shown in full: any contract can have the symbol of another. */
function Policy({ policy, wording, isActive }: PolicyProps) {
  const { labels } = wording
  const left = isActive ? describeLeft(policy, wording) : null
  const isToken = policy.kind === 'spend' && policy.token.address !== null
  const names = { spend: labels.spends, calls: labels.callsLabel, uses: labels.uses, unknown: labels.unknownLabel }
  return (
    <DataListItem label={names[policy.kind]}>
      {policy.kind === 'unknown' ? <Code>{toPlainName(policy.type)}</Code> : null}
      {policy.kind === 'spend' || policy.kind === 'uses' ? (
        <Text as="div" size="3">
          {describePolicy(policy, wording)}
        </Text>
      ) : null}
      {left === null ? null : <Note>{left}</Note>}
      {isActive && policy.kind === 'spend' && policy.renewsAt !== null ? (
        <Note>{labels.renews({ time: formatTime(policy.renewsAt, wording) })}</Note>
      ) : null}
      {isToken ? (
        <Note>
          <Address value={policy.token.address ?? ''} format="full" mono />
        </Note>
      ) : null}
      {policy.kind === 'calls' ? (
        <>
          <Address value={policy.contract} format="full" mono />
          <Flex wrap="wrap" gap="1">
            {policy.methods.map((method) => (
              <Code key={method}>{method}</Code>
            ))}
          </Flex>
        </>
      ) : null}
    </DataListItem>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text as="div" size="2" tone="muted" tabular>
      {children}
    </Text>
  )
}

/** The app, the network, and the start and end of the session. */
function Facts({ session, network, wording }: { session: SmartSession; network: string; wording: Wording }) {
  const { labels } = wording
  const { delegate, createdAt, lastUsedAt, status } = session
  return (
    <>
      <DataListItem label={canAct(status) ? labels.untilLabel : labels.statuses[status]}>
        {formatTime(readEnd(session), wording)}
      </DataListItem>
      <DataListItem label={labels.used}>
        {lastUsedAt === null ? labels.neverUsed : formatTime(lastUsedAt, wording)}
      </DataListItem>
      <DataListItem label={labels.granted}>{formatTime(createdAt, wording)}</DataListItem>
      <DataListItem label={labels.network}>
        <bdi>{toPlainName(network)}</bdi>
      </DataListItem>
      {delegate === null ? null : (
        <DataListItem label={labels.agent}>
          <Address value={delegate} format="full" mono />
        </DataListItem>
      )}
    </>
  )
}

/** Explains what ending does, with the button. */
function End({ labels, session: { status, isAsked }, onEnd }: SmartSessionDetailViewProps) {
  const id = useId()
  const isBusy = isAsked || status === 'ending'
  return (
    <Flex direction="column" gap="3">
      <Text as="p" id={id} size="2" tone="muted" wrap="pretty">
        {labels.endText}
      </Text>
      <Button accent="red" loading={isBusy} aria-describedby={id} onClick={onEnd}>
        {labels.end}
      </Button>
    </Flex>
  )
}
