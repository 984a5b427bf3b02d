import { useId } from 'react'
import { Flex } from '../../../../components/flex/flex.js'
import { Slider } from '../../../../components/slider/slider.js'
import { Text } from '../../../../components/text/text.js'
import { TextField } from '../../../../components/text-field/text-field.js'
import { line } from '../../../../parts/amount-entry/amount-entry.css.js'
import type { SwapWords } from '../../messages/en.js'
import { formatPercent } from '../parts/format-percent.js'

/** The slippages of the slider, in hundredths of a percent. The field accepts every value in between. */
const stops = [1, 5, 10, 25, 50, 100, 150, 200, 300, 500, 1_000, 2_000, 5_000]

export type SlippageFieldProps = {
  labels: SwapWords
  locale: string
  /** The typed text, in percent. */
  text: string
  /** The current slippage, in hundredths of a percent. */
  value: number
  isInvalid: boolean
  /** The most that it can cost, or why it is risky. */
  note: string | null
  onText: (text: string) => void
  onChange: (value: number) => void
}

/** A field and a slider for how much worse than shown the price may get. */
export function SlippageField({ labels, locale, text, value, isInvalid, note, onText, onChange }: SlippageFieldProps) {
  const [id, noteId] = [useId(), useId()]
  const stop = Math.max(
    stops.findLastIndex((one) => one <= value),
    0,
  )
  return (
    <Flex direction="column" gap="2">
      <div className={line}>
        <Text as="label" htmlFor={id} size="2" tone="muted">
          {labels.slippage}
        </Text>
        <TextField
          id={id}
          size="1"
          style={{ inlineSize: '5.5rem' }}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={text}
          invalid={isInvalid}
          aria-describedby={noteId}
          onChange={(event) => onText(event.target.value)}
          end="%"
        />
      </div>
      <Slider
        size="1"
        hasButtons={false}
        label={labels.slippage}
        min={0}
        max={stops.length - 1}
        value={[stop]}
        formatValue={(at) => formatPercent((stops[at] ?? value) / 10_000, locale)}
        onValueChange={([at = 0]) => onChange(stops[at] ?? value)}
      />
      <Text id={noteId} as="p" size="2" role="status" {...(isInvalid ? { accent: 'red' } : { tone: 'muted' })}>
        {isInvalid ? labels.slippageInvalid : note}
      </Text>
    </Flex>
  )
}
