import { Button, Callout, Text } from '../../../../src/components/index.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { ApprovePlace } from '../approve/approve-place.js'
import { LeaveButton } from '../parts/leave-button.js'
import type { Problem } from '../parts/problem.js'
import { ProblemCallout } from '../parts/problem-callout.js'
import { ScreenFoot } from '../parts/screen-foot.js'

export type AddPasskeyViewProps = {
  words: ScreenWords
  problem: Problem | null
  isBusy: boolean
  onBack: () => void
  /** Called in the handler of a click, so that the browser may ask for the passkey. */
  onAdd: () => void
}

/** Offers a passkey for logging in again. The browser shows its own prompt, so the press needs no attention check. */
export function AddPasskeyView({ words, problem, isBusy, onBack, onAdd }: AddPasskeyViewProps) {
  const { passkeys } = words
  return (
    <ApprovePlace
      key="add-passkey"
      title={passkeys.addTitle}
      lead={passkeys.addLead}
      foot={
        <ScreenFoot status={isBusy ? words.setup.passkeyWaiting : ''}>
          <LeaveButton label={words.back} isBusy={isBusy} onLeave={onBack} />
          <Button loading={isBusy} onClick={onAdd}>
            {passkeys.add}
          </Button>
        </ScreenFoot>
      }
    >
      <ProblemCallout problem={problem} words={words.problems} />
      <Text as="p">{passkeys.addMeaning}</Text>
      <Callout>{passkeys.addLimit}</Callout>
    </ApprovePlace>
  )
}
