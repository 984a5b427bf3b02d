import { useId } from 'react'
import {
  Button,
  Callout,
  Form,
  FormControl,
  FormField,
  FormLabel,
  Text,
  TextField,
} from '../../../../src/components/index.js'
import { ApprovePlace } from '../approve/approve-place.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'
import { AddressLine } from './address-line.js'
import { isConfirmed } from './is-confirmed.js'
import type { RecoveryViewProps } from './recovery-view-props.js'

/** What it means that everything is lost, and the way to a new wallet. */
export function LostStep(props: RecoveryViewProps) {
  const { ref, words, confirmation, attention, problem, busy, onBack, onConfirmationChange, onReplace } = props
  const { recovery } = words
  const statusId = useId()
  const isReady = isConfirmed(confirmation, recovery.confirmWord)
  const isAwake = isReady && attention === 'awake' && !busy
  const reason = isReady && attention !== 'awake' ? words.asleep[attention] : ''
  return (
    <ApprovePlace
      key="lost"
      ref={ref}
      title={recovery.lostTitle}
      lead={recovery.lostLead}
      foot={
        <ScreenFoot id={statusId} status={busy ? recovery.replacing : reason}>
          <Button
            accent="gray"
            variant="soft"
            aria-disabled={busy !== null || undefined}
            onClick={busy ? undefined : onBack}
          >
            {words.back}
          </Button>
          <Button
            accent="red"
            loading={busy !== null}
            aria-disabled={!isAwake || undefined}
            aria-describedby={statusId}
            onClick={isAwake ? onReplace : undefined}
          >
            {recovery.replace}
          </Button>
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <AddressLine {...props} />
      <Callout tone="danger" role="note">
        {recovery.lostMeaning}
      </Callout>
      <Text as="p" size="2">
        {recovery.lostDevice}
      </Text>
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormField name="confirmation">
          <FormLabel>{recovery.confirmLabel({ word: recovery.confirmWord })}</FormLabel>
          <FormControl>
            <TextField
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              readOnly={busy !== null}
              value={confirmation}
              onChange={(event) => onConfirmationChange(event.currentTarget.value)}
            />
          </FormControl>
        </FormField>
      </Form>
    </ApprovePlace>
  )
}
