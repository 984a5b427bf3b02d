import type { ComponentType } from 'react'

/** Decorator: the width of a phone. */
export function inColumn(Story: ComponentType) {
  return (
    <div style={{ inlineSize: 'min(22.5rem, 100%)', padding: '1rem', boxSizing: 'border-box' }}>
      <Story />
    </div>
  )
}
