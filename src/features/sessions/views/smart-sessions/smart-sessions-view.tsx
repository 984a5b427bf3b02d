'use client'

import { useMemo } from 'react'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { Icon } from '../../../../components/icon/icon.js'
import { LongList, LongListHeading } from '../../../../components/list/long-list.js'
import { Text } from '../../../../components/text/text.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Clock } from '../../../../icons/clock.js'
import { X } from '../../../../icons/x.js'
import { FooterAction, FooterLine } from '../../../../parts/footer-line/footer-line.js'
import { ListEmpty, ListFailed } from '../../../../parts/lists/list-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ListSkeleton } from '../../../../parts/view-skeleton/view-skeleton.js'
import type { SessionsWords } from '../../messages/en.js'
import { canAct } from '../../model/session-list.js'
import type { SmartSession } from '../../react/use-sessions.js'
import { SessionRow } from './session-row.js'

export type SmartSessionsViewProps = {
  words: ShownMessages
  labels: SessionsWords
  /** The sessions with which apps can act, then those that have ended. Null until they are read. */
  sessions: readonly SmartSession[] | null
  /** Ms since the epoch. */
  now: number
  /** IANA name. Default: that of the browser. */
  timeZone?: string | undefined
  /** The last read failed. */
  failure?: { isRetrying: boolean; onRetry: () => void } | undefined
  onSelect: (session: SmartSession) => void
  onEndAll: () => void
  /** Shows the sessions of all apps, in the wallet. */
  onAllApps: () => unknown
}

/** A session, or the heading above those of a list. */
type Row = { key: string; heading: 'active' | 'revoked' } | { key: string; session: SmartSession }

/** The permissions of apps for the account: the active sessions, and those that have ended. */
export function SmartSessionsView(props: SmartSessionsViewProps) {
  const { words, labels, sessions, now, timeZone, failure, onSelect, onEndAll, onAllApps } = props
  const rows = useMemo(() => listRows(sessions ?? []), [sessions])
  const wording = { labels, locale: words.locale, now, timeZone }
  if (sessions === null && failure) {
    return <ListFailed {...failure} words={words} title={labels.failedTitle} text={labels.failedText} />
  }
  const allApps = (
    <Button variant="soft" accent="gray" onClick={onAllApps}>
      {labels.allApps}
    </Button>
  )
  if (sessions?.length === 0 && !failure) {
    return <ListEmpty icon={Clock} title={labels.emptyTitle} text={labels.emptyText} actions={allApps} />
  }
  const active = sessions?.filter(({ status }) => canAct(status)) ?? []
  const isEnding = active.every(({ status, isAsked }) => status === 'ending' || isAsked)
  return (
    <>
      <ViewBody>
        {failure ? (
          <Callout
            size="1"
            tone="warning"
            action={
              <Button size="1" variant="soft" accent="gray" loading={failure.isRetrying} onClick={failure.onRetry}>
                {words.common.tryAgain}
              </Button>
            }
          >
            {labels.outdated}
          </Callout>
        ) : null}
        {sessions === null ? (
          <ListSkeleton label={words.common.loading} rows={3} item="described" />
        ) : (
          <>
            {active.length > 0 ? null : (
              <Text as="p" size="2" tone="muted" align="center">
                {labels.noneActive}
              </Text>
            )}
            <LongList
              label={labels.titles.SmartSessions}
              items={rows}
              getKey={({ key }) => key}
              isHeading={isHeading}
              // A row has up to six lines; the list uses the height of the card.
              style={{ maxBlockSize: 'clamp(20rem, 100dvh - 14rem, 32rem)' }}
            >
              {(row) =>
                isHeading(row) ? (
                  <LongListHeading>{labels.statuses[row.heading]}</LongListHeading>
                ) : (
                  <SessionRow session={row.session} wording={wording} onSelect={onSelect} />
                )
              }
            </LongList>
            {allApps}
          </>
        )}
      </ViewBody>
      {active.length === 0 ? null : (
        <FooterLine>
          <FooterAction icon={<Icon as={X} size={16} />} isBusy={isEnding} onClick={onEndAll}>
            {labels.endAll}
          </FooterAction>
        </FooterLine>
      )}
    </>
  )
}

function isHeading(row: Row): row is Extract<Row, { heading: string }> {
  return 'heading' in row
}

function listRows(sessions: readonly SmartSession[]): readonly Row[] {
  const active = sessions.filter(({ status }) => canAct(status))
  const ended = sessions.filter(({ status }) => !canAct(status))
  const lists = [{ heading: 'active', of: active } as const, { heading: 'revoked', of: ended } as const]
  return lists.flatMap(({ heading, of }): Row[] =>
    of.length === 0 ? [] : [{ key: heading, heading }, ...of.map((session) => ({ key: session.pci, session }))],
  )
}
