import type { ComponentType } from 'react'
import { page } from './on-page.css.js'

/** Decorator: shows a block of a docs page in the width of the page. */
export function onPage(Story: ComponentType) {
  return (
    <div className={page}>
      <Story />
    </div>
  )
}
