import { ring } from './swap-view.css.js'

/** A thin ring that fills in the 10 s until the price is read again. Seen only: the price itself says when it is too old. */
export function AgeRing() {
  return (
    <svg className={ring} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.25" pathLength="1" />
    </svg>
  )
}
