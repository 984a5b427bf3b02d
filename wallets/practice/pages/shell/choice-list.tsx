import { Text } from '../../../../src/components/index.js'
import * as styles from './parts.css.js'

export type Choice = { value: string; name: string; note?: string; end?: string }

export type ChoiceListProps = {
  legend: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

/** A list of native radio buttons, so that the browser handles arrow keys, forms and assistive technology. */
export function ChoiceList({ legend, choices, value, onChange }: ChoiceListProps) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <Text size="3" weight="medium" tone="muted">
          {legend}
        </Text>
      </legend>
      <div className={styles.group}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.row}>
            <input
              type="radio"
              name={legend}
              className={styles.radio}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.rowText}>
              <Text weight="medium">{choice.name}</Text>
              {choice.note ? (
                <Text size="2" tone="muted" className={styles.anywhere}>
                  {choice.note}
                </Text>
              ) : null}
            </span>
            {choice.end ? (
              <Text size="2" tone="muted" tabular>
                {choice.end}
              </Text>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
