'use client'

import { shortenAddress } from '../../../../components/address/split-address.js'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { Flex } from '../../../../components/flex/flex.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { AtSign } from '../../../../icons/at-sign.js'
import { Coins } from '../../../../icons/coins.js'
import { Send } from '../../../../icons/send.js'
import { UserRound } from '../../../../icons/user-round.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { HelpPoints } from '../../../../parts/view-body/help-points.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import type { NamesWords } from '../../messages/en.js'

export type ChooseAccountNameViewProps = {
  words: ShownMessages
  labels: NamesWords
  /** The names of the account, with their zones. Null until they are read. */
  names: readonly string[] | null
  /** The address that they lead to. */
  address: string
  /** Null until the zones are read. */
  zone: string | null
  /** The reason why no name can be registered. */
  blocked?: string | undefined
  /** Reads the names of the account again. Set after a failure. */
  onRetry?: (() => void) | undefined
  onName: (name: string) => void
  onChoose: () => void
  onLater: () => void
}

/** Explains the use of a name, and lists the names of the account. */
export function ChooseAccountNameView(props: ChooseAccountNameViewProps) {
  const { words, labels, names, zone, blocked, onRetry } = props
  return (
    <ViewBody>
      <HelpPoints
        points={[
          { icon: Send, title: labels.payTitle, text: labels.payText({ example: `nora.${zone ?? 'eth'}` }) },
          { icon: UserRound, title: labels.sameTitle, text: labels.sameText },
          { icon: Coins, title: labels.freeTitle, text: labels.freeText },
        ]}
      />
      {names && names.length > 0 ? (
        <List label={labels.yours} labelVisible>
          {names.map((name) => (
            <ListItem
              key={name}
              icon={<IconTile as={AtSign} size="36" />}
              name={toPlainName(name)}
              description={shortenAddress(props.address)}
              onClick={() => props.onName(name)}
            />
          ))}
        </List>
      ) : null}
      {onRetry ? (
        <Callout
          size="1"
          tone="warning"
          action={
            <Button size="1" variant="soft" accent="gray" onClick={onRetry}>
              {words.common.tryAgain}
            </Button>
          }
        >
          {labels.namesFailed}
        </Callout>
      ) : null}
      {blocked === undefined ? null : <Callout size="1">{blocked}</Callout>}
      <Flex direction="column" gap="2">
        {blocked === undefined ? <Button onClick={props.onChoose}>{labels.choose}</Button> : null}
        <Button variant="soft" accent="gray" onClick={props.onLater}>
          {labels.later}
        </Button>
      </Flex>
    </ViewBody>
  )
}
