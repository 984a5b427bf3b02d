import { Icon } from '../../../../components/icon/icon.js'
import type { IconComponent } from '../../../../icons/create-icon.js'
import { ring } from './age-ring.css.js'

/** A thin ring that fills in the 10 s until the price is read again. Visual only: the price itself says when it is too old. */
export function AgeRing() {
  return <Icon as={Ring} size={14} strokeWidth={1.5} />
}

const Ring: IconComponent = (props) => (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true" {...props}>
    <circle className={ring} cx="8" cy="8" r="6.25" pathLength="1" strokeDasharray="1" transform="rotate(-90 8 8)" />
  </svg>
)
