import { Button, Callout, Code, Text } from '../../../../src/components/index.js'
import { anywhere } from '../../../approval/draw/parts.css.js'
import type { ApproveWords } from '../../../approval/words/en-approve.js'
import { revealHidden } from '../../../requests/format-message.js'
import { ApprovePlace } from './approve-place.js'

export type RefusedViewProps = {
  words: ApproveWords
  site: string
  /** The code of the error that the page gets. */
  code: number
  message: string
  onClose: () => void
}

/** Says that the frame refused a request by itself. */
export function RefusedView({ words, site, code, message, onClose }: RefusedViewProps) {
  return (
    <ApprovePlace
      title={words.titles.refused}
      lead={words.asked({ site: revealHidden(site) })}
      foot={
        <Button accent="gray" variant="soft" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <Callout tone="warning">{words.refusals[nameRefusal(code)]}</Callout>
      <div>
        <Text as="div" size="2" tone="muted">
          {words.refusalDetails}
        </Text>
        <Code block className={anywhere} dir="ltr">
          {revealHidden(message)}
        </Code>
      </div>
    </ApprovePlace>
  )
}

function nameRefusal(code: number): keyof ApproveWords['refusals'] {
  switch (code) {
    case 4100:
      return 'account'
    case 5710:
      return 'network'
    case 4200:
    case 5700:
    case 5760:
      return 'method'
    default:
      return 'invalid'
  }
}
