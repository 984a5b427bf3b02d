import { Code, DataList, Text } from '../../../../src/components/index.js'
import type { Approval } from '../../describe/approval.js'
import { part } from '../parts.css.js'
import { AccountItems } from './account-items.js'
import type { DetailContext } from './detail-context.js'

/** The whole message, as text or as bytes, and its signer. */
export function MessageDetails({
  approval,
  context,
}: {
  approval: Extract<Approval, { kind: 'message' }>
  context: DetailContext
}) {
  const { words } = context
  const { format, text } = approval
  const label = format === 'text' ? words.message : words.bytes
  return (
    <>
      <div className={part}>
        <Text size="2" tone="muted">
          {label}
        </Text>
        <Text as="div" size="3" role="group" aria-label={label}>
          <Code block>{text}</Code>
        </Text>
      </div>
      <DataList divided>
        <AccountItems approval={approval} context={context} />
      </DataList>
    </>
  )
}
