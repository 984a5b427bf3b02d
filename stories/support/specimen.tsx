import type { ReactNode } from 'react'
import { label, row, rows, specimen } from './specimen.css.js'

/** A gallery: all states of one component on one page. */
export function Specimen({ children }: { children: ReactNode }) {
  return <div className={specimen}>{children}</div>
}

/** One labelled line of a gallery. */
export function SpecimenRow({ label: text, children }: { label: string; children: ReactNode }) {
  return (
    <div className={rows}>
      <div className={label}>{text}</div>
      <div className={row}>{children}</div>
    </div>
  )
}
