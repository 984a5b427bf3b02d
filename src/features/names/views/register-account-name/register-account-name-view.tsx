'use client'

import { type FormEvent, useId } from 'react'
import { Address } from '../../../../components/address/address.js'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { DataList, DataListItem } from '../../../../components/data-list/data-list.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Text } from '../../../../components/text/text.js'
import { TextField } from '../../../../components/text-field/text-field.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { AtSign } from '../../../../icons/at-sign.js'
import { group } from '../../../../parts/amount-entry/amount-entry.css.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { OpenWalletButton } from '../../../../parts/wallet-request/open-wallet-button.js'
import type { NamesWords } from '../../messages/en.js'
import { canRegister, type NameState } from '../../model/name-state.js'
import type { NameProblem } from '../../model/problems.js'
import type { NameForm } from '../../names.js'
import { describeName } from './describe-name.js'

export type RegisterAccountNameViewProps = {
  words: ShownMessages
  labels: NamesWords
  /** The text of the field, without the zone. */
  typed: string
  /** Null until the zones are read. */
  zone: string | null
  /** All zones. With more than one the visitor selects one. */
  zones: readonly string[]
  state: NameState
  /** With their zone. */
  suggestions: readonly string[]
  /** The reason why the last try failed. */
  problem: NameProblem | null
  phase: NameForm['phase']
  /** The account that gets the name, and the name of its network. */
  address: string
  network: string
  wallet: string
  /** Whether the wallet signs in its frame here, so that the visitor approves nothing elsewhere. */
  isEmbedded: boolean
  onTyped: (typed: string) => void
  onZone: (zone: string) => void
  onRegister: () => void
  /** Opens the app of a paired wallet, on a phone. */
  onOpen?: (() => void) | undefined
}

/** A field for a name, its state, similar free names, and the account that gets it. */
export function RegisterAccountNameView(props: RegisterAccountNameViewProps) {
  const { words, labels, typed, zone, state, phase, problem } = props
  const [id, noteId, zoneId] = [useId(), useId(), useId()]
  const isReady = phase === 'idle' && zone !== null && canRegister(state)
  const isAsked = phase === 'signing' && !props.isEmbedded
  const name = `${typed}.${zone ?? ''}`
  const note = describeName(state, name, labels)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) props.onRegister()
  }
  const colors = { muted: { tone: 'muted' }, good: { accent: 'green' }, bad: { accent: 'red' } } as const
  return (
    <form onSubmit={submit} noValidate>
      <ViewBody>
        <div className={group}>
          <Text as="label" htmlFor={id} size="2" tone="muted">
            {labels.name}
          </Text>
          {/* A name is left to right, and so is the zone after it. */}
          <div dir="ltr">
            <TextField
              id={id}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              value={typed}
              // Not disabled, because a disabled field loses the focus.
              readOnly={phase !== 'idle'}
              invalid={note.tone === 'bad'}
              aria-describedby={`${zoneId} ${noteId}`}
              aria-busy={state.status === 'checking'}
              onChange={(event) => props.onTyped(event.target.value)}
              end={
                zone === null ? null : (
                  <Text id={zoneId} size="3" tone="muted" truncate title={zone} aria-label={labels.suffix({ zone })}>
                    .{zone}
                  </Text>
                )
              }
            />
          </div>
          <Text as="div" id={noteId} size="2" role="status" {...colors[note.tone]}>
            {note.text}
          </Text>
        </div>
        <Zones {...props} />
        {problem === null ? null : (
          <Callout size="1" tone="danger" heading={labels.failed({ name })}>
            {labels.problems[problem]}
          </Callout>
        )}
        <Suggestions {...props} />
        <DataList divided>
          <DataListItem label={labels.account}>
            <Address value={props.address} format="full" mono />
          </DataListItem>
          <DataListItem label={labels.network}>{toPlainName(props.network)}</DataListItem>
          <DataListItem label={labels.time}>{labels.now}</DataListItem>
        </DataList>
        {isAsked ? (
          <>
            <Text as="p" size="2" tone="muted" align="center" role="status">
              {labels.inWallet({ wallet: toPlainName(props.wallet) })}
            </Text>
            <OpenWalletButton words={words} wallet={toPlainName(props.wallet)} onOpen={props.onOpen} />
          </>
        ) : null}
        {phase === 'sending' ? (
          <Text as="p" size="2" tone="muted" align="center" role="status">
            {labels.sending}
          </Text>
        ) : null}
        <Button
          type="submit"
          // The visitor continues in the wallet.
          {...(isAsked && props.onOpen ? { variant: 'soft', accent: 'gray' } : {})}
          loading={phase !== 'idle'}
          aria-disabled={!isReady || undefined}
        >
          {state.status === 'own' ? labels.continueOwn : problem === 'too-late' ? labels.signAgain : labels.register}
        </Button>
      </ViewBody>
    </form>
  )
}

function Zones({ labels, zone, zones, phase, onZone }: RegisterAccountNameViewProps) {
  if (zones.length < 2 || phase !== 'idle') return null
  return (
    <List label={labels.zones} labelVisible>
      {zones.map((one) => (
        <ListItem key={one} name={one} selected={one === zone} onClick={() => onZone(one)} />
      ))}
    </List>
  )
}

function Suggestions({ labels, state, suggestions, phase, onTyped }: RegisterAccountNameViewProps) {
  const isOfUse = state.status === 'taken' || state.status === 'reserved' || state.status === 'refused'
  if (!isOfUse || suggestions.length === 0 || phase !== 'idle') return null
  return (
    <List label={labels.suggestions} labelVisible>
      {suggestions.map((name) => (
        <ListItem
          key={name}
          icon={<IconTile as={AtSign} size="36" />}
          name={toPlainName(name)}
          onClick={() => onTyped(name)}
        />
      ))}
    </List>
  )
}
