import type { ComponentType } from 'react'

/** Decorator: shows a block of a docs page in the width of the page. */
export function onPage(Story: ComponentType) {
  return (
    <div style={{ inlineSize: 'min(60rem, calc(100vw - 2rem))' }}>
      <Story />
    </div>
  )
}
