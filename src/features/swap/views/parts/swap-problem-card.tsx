import { useId } from 'react'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { useSecondsLeft } from '../../../../parts/state/use-seconds-left.js'

/** The problem in one sentence, and the button of its remedy. */
export type SwapProblemCardProps = {
  tone: 'warning' | 'danger'
  heading?: string | undefined
  text: string
  remedy?: SwapProblemRemedy | undefined
}

export type SwapProblemRemedy = {
  /** Includes the exact value that the button sets. */
  label: string
  isBusy?: boolean
  /** The time when the button starts to work, in ms since 1970. Default: now. `write` formats the remaining time. */
  wait?: { until: number; write: (seconds: number) => string } | undefined
  onPress: () => void
}

/** One problem of a swap. */
export function SwapProblemCard({ tone, heading, text, remedy }: SwapProblemCardProps) {
  const waitId = useId()
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
            // Not disabled, because a disabled button loses the focus.
            aria-disabled={isEarly || undefined}
            aria-describedby={isEarly ? waitId : undefined}
            onClick={isEarly ? undefined : remedy.onPress}
          >
            {remedy.label}
          </Button>
        ) : undefined
      }
    >
      {text}
      {isEarly ? (
        // Do not announce a timer every second.
        <div role="timer" id={waitId}>
          {remedy?.wait?.write(seconds)}
        </div>
      ) : null}
    </Callout>
  )
}
