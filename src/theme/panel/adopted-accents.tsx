'use client'

import type { Accent } from '../../components/props/accent.js'
import type { CustomAccent } from '../custom-accent.js'
import { useAdoptedAccent } from '../theme.js'

/** Brings the css of all accents that are offered, so that each has its colour before it is worn. */
export function AdoptedAccents({ accents }: { accents: readonly (Accent | CustomAccent)[] }) {
  return accents.map((accent) =>
    typeof accent === 'string' ? null : <AdoptedAccent key={accent.name} accent={accent} />,
  )
}

function AdoptedAccent({ accent }: { accent: CustomAccent }) {
  useAdoptedAccent(accent)
  return null
}
