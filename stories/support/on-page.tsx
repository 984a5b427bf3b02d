import type { ComponentType } from 'react'
import { page } from './on-page.css.js'

/** Decorator: draws a block of a page on its own, in the width that the page gives it. */
export function onPage(Story: ComponentType) {
  return (
    <div className={page}>
      <Story />
    </div>
  )
}
