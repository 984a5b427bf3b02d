'use client'

import { ListItem } from '../../../../components/list/list-item.js'
import { Text } from '../../../../components/text/text.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
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

/** An app, its permissions, the rest of the limits, and the end. */
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
          {site === null || site === name ? null : <Lines texts={[site]} />}
          <Text size="2" tone={isActive ? 'default' : 'muted'} tabular>
            <Lines texts={describeRights(policies, wording)} />
          </Text>
          <Lines texts={facts} />
        </>
      }
      // Each fact is one line, or more with large text.
      descriptionLines={80}
      tag={<SessionBadge session={session} labels={wording.labels} isQuiet />}
      onClick={() => onSelect(session)}
    />
  )
}

/** A line each, isolated: an app may name itself in any direction. */
function Lines({ texts }: { texts: readonly string[] }) {
  return [...new Set(texts)].map((text) => (
    // The line has the direction of the list, and so starts at the same side.
    <span key={text} style={{ display: 'block' }}>
      <bdi>{text}</bdi>{' '}
    </span>
  ))
}
