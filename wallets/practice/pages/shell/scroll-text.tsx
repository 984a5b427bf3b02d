import * as styles from './parts.css.js'

/** Text of any length. It scrolls, so that the buttons below stay visible. */
export function ScrollText({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to focus a scroll area.
    <section className={styles.scroll} aria-label={label} tabIndex={0} dir="ltr">
      {text}
    </section>
  )
}
