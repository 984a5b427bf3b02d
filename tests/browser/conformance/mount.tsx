import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Theme } from '../../../src/theme/index.js'

// React asks for it before `act` may be used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** A mounted part: where it is drawn, and how it goes away. */
export type Mounted = { container: HTMLElement; unmount: () => Promise<void> }

/** Draws `node` in StrictMode, dressed by a theme, in a container of its own. */
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
