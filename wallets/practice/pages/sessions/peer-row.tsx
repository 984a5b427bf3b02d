import { Avatar, Text } from '../../../../src/components/index.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { Peer } from '../../walletconnect/pairing/peer.js'
import * as parts from '../shell/parts.css.js'
import * as styles from './proposal-view.css.js'

/** The name that the site gives itself. */
export function PeerRow({ peer: { name, host, iconUrl } }: { peer: Peer }) {
  return (
    <div className={styles.peer}>
      <Avatar size="5" shape="square" src={iconUrl} name={name} />
      <div className={parts.rowText}>
        <bdi className={parts.rowName}>{revealHidden(name)}</bdi>
        <Text size="2" tone="muted" className={parts.anywhere}>
          <bdi>{revealHidden(host)}</bdi>
        </Text>
      </div>
    </div>
  )
}
