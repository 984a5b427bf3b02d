import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'

/** What is wrong, in a sentence, and the one button that mends it. */
export type SwapProblemCardProps = {
  tone: 'warning' | 'danger'
  heading?: string | undefined
  text: string
  /** Its label has the exact value that it writes. */
  remedy?: { label: string; isBusy?: boolean; onPress: () => void } | undefined
}

/** One problem of a swap. */
export function SwapProblemCard({ tone, heading, text, remedy }: SwapProblemCardProps) {
  return (
    <Callout
      size="1"
      tone={tone}
      heading={heading}
      action={
        remedy ? (
          <Button size="1" variant="soft" accent="gray" loading={remedy.isBusy} onClick={remedy.onPress}>
            {remedy.label}
          </Button>
        ) : undefined
      }
    >
      {text}
    </Callout>
  )
}
