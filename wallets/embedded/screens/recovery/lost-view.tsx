import { type MouseEvent, type Ref, useId } from 'react'
import { Callout, Form, FormControl, FormField, FormLabel, Text, TextField } from '../../../../src/components/index.js'
import type { Attention } from '../../approval/watch-attention.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import { AddressLine } from '../parts/address-line.js'
import { LeaveButton } from '../parts/leave-button.js'
import type { Problem } from '../parts/problem.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import { WatchedButton } from '../parts/watched-button.js'
import { isConfirmed } from './is-confirmed.js'

export type LostViewProps = {
  /** The element that the visitor must see before they abandon the wallet. */
  ref?: Ref<HTMLDivElement> | undefined
  words: ScreenWords
  /** The address of the EVM account. */
  address: string
  /** The text that the visitor typed to confirm that they abandon the wallet. */
  confirmation: string
  attention: Attention
  problem: Problem | null
  isBusy: boolean
  onBack: () => void
  onConfirmationChange: (text: string) => void
  /** Called while the button is enabled. Check the event before the wallet is abandoned. */
  onReplace: (event: MouseEvent) => void
  /** Continues in a window, if the browser cannot report what covers a frame. */
  onOpenWindow: () => void
}

/** Explains that the wallet cannot be recovered, and offers a new one. */
export function LostView(props: LostViewProps) {
  const {
    ref,
    words,
    address,
    confirmation,
    attention,
    problem,
    isBusy,
    onBack,
    onConfirmationChange,
    onReplace,
    onOpenWindow,
  } = props
  const { recovery } = words
  const statusId = useId()
  const isInWindow = attention === 'cannot-tell'
  const isReady = isConfirmed(confirmation, recovery.confirmWord)
  const reason = (isReady || isInWindow) && attention !== 'ready' ? words.notReady[attention] : ''
  return (
    <ApprovePlace
      key="lost"
      ref={ref}
      title={recovery.lostTitle}
      lead={recovery.lostLead}
      readOn={attention === 'unread' ? words.readOn : undefined}
      foot={
        <ScreenFoot id={statusId} status={isBusy ? recovery.replacing : reason}>
          <LeaveButton label={words.back} isBusy={isBusy} onLeave={onBack} />
          <WatchedButton
            {...{ words, attention, isReady, isBusy, statusId, onOpenWindow }}
            label={recovery.replace}
            accent="red"
            onPress={onReplace}
          />
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <AddressLine label={words.recovery.address} address={address} />
      <Callout tone="danger" role="note">
        {recovery.lostMeaning}
      </Callout>
      <Text as="p" size="2">
        {recovery.lostDevice}
      </Text>
      {isInWindow ? null : (
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormField name="confirmation">
            <FormLabel>{recovery.confirmLabel({ word: recovery.confirmWord })}</FormLabel>
            <FormControl>
              <TextField
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                readOnly={isBusy}
                value={confirmation}
                onChange={(event) => onConfirmationChange(event.currentTarget.value)}
              />
            </FormControl>
          </FormField>
        </Form>
      )}
    </ApprovePlace>
  )
}
