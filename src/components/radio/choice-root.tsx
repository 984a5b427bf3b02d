'use client'

import * as Primitive from '@radix-ui/react-radio-group'
import { type ComponentProps, useState } from 'react'
import { useDirection } from '../direction/use-direction.js'
import { controlMark, forwardHiddenInput } from '../hidden-input/hidden-input.js'
import { useArrowChoice } from './use-arrow-choice.js'

export type ChoiceRootProps = Omit<ComponentProps<typeof Primitive.Root>, 'asChild' | 'dir' | 'orientation'> & {
  /** The name of the group, where no FormLabel or `aria-labelledby` names it. */
  label?: string | undefined
}

/** The radio group of RadioGroup and SegmentedControl, in the direction of the page. */
export function ChoiceRoot({ ref, label, onInvalid, onChange, children, ...rest }: ChoiceRootProps) {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const direction = useDirection(root)
  const arrows = useArrowChoice()
  const hiddenInput = forwardHiddenInput({ onInvalid, onChange, isJudged: controlMark in rest })
  return (
    <Primitive.Root aria-label={label} {...rest} dir={direction} ref={setRoot} asChild>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the primitive gives it the role radiogroup. */}
      <div
        ref={ref}
        // Prevents the `dir` attribute of the primitive: the direction comes from the page.
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
