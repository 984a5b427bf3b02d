import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Theme } from '../../../src/theme/index.js'

/** A mounted component: its container, and how to unmount it. */
export type Mounted = { container: HTMLElement; unmount: () => Promise<void> }

/** React requires it for `act`. Stories share the page and must not have it: `setup.ts` takes it away after the file. */
export function allowAct(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
}

/** Renders `node` in StrictMode inside a theme, in a container of its own. */
export async function mount(node: ReactNode): Promise<Mounted> {
  allowAct()
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
