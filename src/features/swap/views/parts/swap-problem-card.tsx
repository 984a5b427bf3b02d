import { useId } from 'react'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { useSecondsLeft } from '../../../../parts/state/use-seconds-left.js'

/** What is wrong, in a sentence, and the one button that mends it. */
export type SwapProblemCardProps = {
  tone: 'warning' | 'danger'
  heading?: string | undefined
  text: string
  remedy?: SwapProblemRemedy | undefined
}

export type SwapProblemRemedy = {
  /** Has the exact value that the button writes. */
  label: string
  isBusy?: boolean
  /** When the button works, in ms since 1970. Default: now. `write`: what says how long that is. */
  wait?: { until: number; write: (seconds: number) => string } | undefined
  onPress: () => void
}

/** One problem of a swap. */
export function SwapProblemCard({ tone, heading, text, remedy }: SwapProblemCardProps) {
  const wait = useId()
  const seconds = useSecondsLeft(remedy?.wait?.until ?? null) ?? 0
  const isEarly = seconds > 0
  return (
    <Callout
      size="1"
      tone={tone}
      heading={heading}
      action={
        remedy ? (
          <Button
            size="1"
            variant="soft"
            accent="gray"
            loading={remedy.isBusy}
            // Not disabled, which would lose its focus.
            aria-disabled={isEarly || undefined}
            aria-describedby={isEarly ? wait : undefined}
            onClick={isEarly ? undefined : remedy.onPress}
          >
            {remedy.label}
          </Button>
        ) : undefined
      }
    >
      {text}
      {isEarly ? (
        // A timer is not announced each second.
        <div role="timer" id={wait}>
          {remedy?.wait?.write(seconds)}
        </div>
      ) : null}
    </Callout>
  )
}
