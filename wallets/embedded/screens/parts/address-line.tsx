import { Code, Text } from '../../../../src/components/index.js'
import { anywhere } from '../../../approval/draw/parts.css.js'

/** An address in whole, below its label. */
export function AddressLine({ label, address }: { label: string; address: string }) {
  return (
    <div>
      <Text as="div" size="1" tone="muted">
        {label}
      </Text>
      <Text size="1">
        <Code className={anywhere} dir="ltr">
          {address}
        </Code>
      </Text>
    </div>
  )
}
