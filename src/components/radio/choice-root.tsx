'use client'

import * as Primitive from '@radix-ui/react-radio-group'
import { type ComponentProps, useState } from 'react'
import { useDirection } from '../direction/use-direction.js'
import { controlMark, forwardHiddenInput } from '../hidden-input/hidden-input.js'
import { useArrowChoice } from './use-arrow-choice.js'

export type ChoiceRootProps = Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'dir' | 'orientation'>

/** The group that RadioGroup and SegmentedControl draw: one of several, in the direction of the page, in forms too. */
export function ChoiceRoot({ ref, onInvalid, onChange, children, ...rest }: ChoiceRootProps) {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const direction = useDirection(root)
  const arrows = useArrowChoice()
  const hiddenInput = forwardHiddenInput({ onInvalid, onChange, isJudged: controlMark in rest })
  return (
    <Primitive.Root {...rest} dir={direction} ref={setRoot} asChild>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is the radiogroup that the primitive makes of it. */}
      <div
        ref={ref}
        // The primitive would write it down; it is the page's.
        dir={undefined}
        {...hiddenInput}
        onKeyDown={arrows.onKeyDown}
        onFocus={(event) => {
          hiddenInput.onFocus(event)
          arrows.onFocus(event)
        }}
      >
        {children}
      </div>
    </Primitive.Root>
  )
}
