import * as Foreign from '@radix-ui/react-dialog'
import type { CSSProperties, ReactNode } from 'react'
import { Button } from '../../src/components/button/button.js'

/** A modal dialog of another library: `[data-foreign]`, opened by the button `Foreign`. */
export function ForeignDialog({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <Foreign.Root>
      <Foreign.Trigger asChild>
        <Button>Foreign</Button>
      </Foreign.Trigger>
      <Foreign.Portal>
        <Foreign.Content data-foreign="" aria-describedby={undefined} style={style}>
          <Foreign.Title>Checkout</Foreign.Title>
          {children}
        </Foreign.Content>
      </Foreign.Portal>
    </Foreign.Root>
  )
}
