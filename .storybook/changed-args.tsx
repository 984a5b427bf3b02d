import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

export type Args = Readonly<Record<string, unknown>>
type Shown = { args: Args | null; mount: number }

let shown: Shown = { args: null, mount: 0 }
let problem: unknown = null
const listeners = new Set<() => void>()

/** Shows the mounted story with these arguments. With `isFresh` it is mounted anew. */
export function showArgs(args: Args, { isFresh = false } = {}): void {
  shown = { args, mount: shown.mount + (isFresh ? 1 : 0) }
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

/** Ends the effect of `showArgs`. */
export function forgetArgs(): void {
  shown = { args: null, mount: shown.mount }
}

/** The error that the story has thrown since the last call, or null. */
export function takeStoryError(): unknown {
  const taken = problem
  problem = null
  return taken
}

/** Renders a story with its arguments or those of `showArgs`, and keeps its errors for `takeStoryError`. */
export function ChangedArgs({ story: Story, args }: { story: ComponentType<{ args: Args }>; args: Args }) {
  const { args: changed, mount } = useSyncExternalStore(subscribe, () => shown)
  return (
    <KeepError key={mount}>
      <Story args={changed ?? args} />
    </KeepError>
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

class KeepError extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override componentDidCatch(error: unknown): void {
    problem = error
  }
  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    if (shown.args === null) throw this.state.error
    return null
  }
}
