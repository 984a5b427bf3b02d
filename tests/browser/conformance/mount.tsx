import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Theme } from '../../../src/theme/index.js'

// React requires it for `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** A mounted component: its container, and how to unmount it. */
export type Mounted = { container: HTMLElement; unmount: () => Promise<void> }

/** Renders `node` in StrictMode inside a theme, in a container of its own. */
export async function mount(node: ReactNode): Promise<Mounted> {
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <StrictMode>
        <Theme root>{node}</Theme>
      </StrictMode>,
    ),
  )
  return {
    container,
    unmount: async () => {
      await act(async () => root.unmount())
      container.remove()
    },
  }
}
