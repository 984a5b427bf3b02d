'use client'

import { Fragment } from 'react'
import { ListItem } from '../../../../components/list/list-item.js'
import { Text } from '../../../../components/text/text.js'
import { WalletIcon } from '../../../../modal/parts/icons/wallet-icon.js'
import { canAct } from '../../model/session-list.js'
import type { SmartSession } from '../../react/use-sessions.js'
import {
  describeEnd,
  describeLastUse,
  describeLeft,
  describeRights,
  nameApp,
  nameSite,
  type Wording,
} from '../parts/describe-session.js'
import { SessionBadge } from '../parts/session-badge.js'

export type SessionRowProps = { session: SmartSession; wording: Wording; onSelect: (session: SmartSession) => void }

/** An app, what it may do, what is left of that, and until when. */
export function SessionRow({ session, wording, onSelect }: SessionRowProps) {
  const { app, policies, status } = session
  const name = nameApp(app, wording)
  const site = nameSite(app.origin)
  const isActive = canAct(status)
  const left = isActive ? policies.flatMap((policy) => describeLeft(policy, wording) ?? []) : []
  const facts = [...left, describeEnd(session, wording), ...(isActive ? [describeLastUse(session, wording)] : [])]
  return (
    <ListItem
      icon={<WalletIcon name={name} imageUrl={app.iconUrl ?? undefined} />}
      name={name}
      description={
        <>
          {site === null || site === name ? null : <Line texts={[site]} />}
          <Text size="2" tone={isActive ? 'default' : 'muted'} tabular>
            {[...new Set(describeRights(policies, wording))].map((right) => (
              <Line key={right} texts={[right]} />
            ))}
          </Text>
          <Line texts={[...new Set(facts)]} />
        </>
      }
      tag={<SessionBadge session={session} labels={wording.labels} isQuiet />}
      onClick={() => onSelect(session)}
    />
  )
}

/** Texts that wrap as a whole, where they can. Each is isolated: an app may name itself in any direction. */
function Line({ texts }: { texts: readonly string[] }) {
  return (
    <span style={{ display: 'block' }}>
      {texts.map((text, index) => (
        <Fragment key={text}>
          {index > 0 ? '\u00A0· ' : null}
          <bdi style={{ display: 'inline-block' }}>{text}</bdi>
        </Fragment>
      ))}{' '}
    </span>
  )
}
