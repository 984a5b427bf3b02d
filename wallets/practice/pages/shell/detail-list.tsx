import clsx from 'clsx'
import * as styles from './parts.css.js'

export type Detail = { term: string; value: string; isMono?: boolean }

/** Names with values. Values are not truncated. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ term, value, isMono }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two details may have the same name.
        <div key={index} className={styles.detail}>
          <dt className={styles.term}>{term}</dt>
          <dd className={clsx(styles.value, isMono && styles.mono)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
