import { type ReactNode, useId } from 'react'
import { Button } from '../../components/button/button.js'
import { Text } from '../../components/text/text.js'
import { TextField } from '../../components/text-field/text-field.js'
import { field, group, line } from './amount-entry.css.js'

export type AmountEntryProps = {
  label: string
  maxLabel: string
  /** Absent while the maximum is unknown. */
  onMax: (() => void) | undefined
  value: string
  onChange: (text: string) => void
  /** Before the amount: the sign of a currency. */
  start?: ReactNode
  /** A TokenButton. */
  token: ReactNode
  /** Why the amount is not valid. */
  error: string | undefined
  /** Below the field: its value, the balance. */
  children?: ReactNode
}

/** The largest text of a view: the typed amount, with its token. */
export function AmountEntry(props: AmountEntryProps) {
  const { error, onMax } = props
  const [id, errorId] = [useId(), useId()]
  return (
    <div className={group}>
      <div className={line}>
        <Text as="label" htmlFor={id} size="2" tone="muted">
          {props.label}
        </Text>
        {onMax ? (
          <Button size="1" variant="ghost" onClick={onMax}>
            {props.maxLabel}
          </Button>
        ) : null}
      </div>
      <TextField
        id={id}
        className={field}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        dir="ltr"
        value={props.value}
        invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => props.onChange(event.target.value)}
        start={props.start}
        end={props.token}
      />
      {error === undefined ? null : (
        <Text id={errorId} size="2" accent="red" role="status">
          {error}
        </Text>
      )}
      {props.children}
    </div>
  )
}
