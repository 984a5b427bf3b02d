import { Code, Text } from '../../../../src/components/index.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { anywhere } from '../approve/approve-place.css.js'

/** The address of the wallet, in whole. */
export function AddressLine({ words, address }: { words: ScreenWords; address: string }) {
  return (
    <div>
      <Text as="div" size="1" tone="muted">
        {words.recovery.address}
      </Text>
      <Text size="1">
        <Code className={anywhere} dir="ltr">
          {address}
        </Code>
      </Text>
    </div>
  )
}
