import { mark } from './qr-code.css.js'

/** The Lintel logo: a beam on two posts. */
export function LintelMark() {
  return (
    <svg viewBox="0 0 22 22" fill="none" aria-hidden="true" focusable="false" className={mark}>
      <path
        d="M2 5h18M6.5 5v13.5M15.5 5v13.5"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
