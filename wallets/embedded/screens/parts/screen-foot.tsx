import type { ReactNode } from 'react'
import { Text } from '../../../../src/components/index.js'
import { buttons, statusLine } from './screen-foot.css.js'

/** The running task, or the reason why a button is disabled, above one or two buttons. */
export function ScreenFoot({ id, status, children }: { id?: string; status?: string; children: ReactNode }) {
  return (
    <div>
      <Text as="p" size="2" tone="muted" align="center" id={id} role="status" className={statusLine}>
        {status}
      </Text>
      <div className={buttons}>{children}</div>
    </div>
  )
}
