'use client'

import { type ComponentType, use } from 'react'

/** A view's code, on its way or here. */
export type ViewChunk<Props> = {
  /** Fetches it; a fetch that failed is tried again by the next call. */
  load(): Promise<ComponentType<Props>>
}

/**
 * React reads a promise's outcome from these fields when they are there (its own convention for `use`), so that a
 * view that was preloaded is drawn at once and never flashes its skeleton.
 */
type SettledPromise<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

function markFulfilled<Value>(promise: SettledPromise<Value>, value: Value): void {
  promise.status = 'fulfilled'
  promise.value = value
}

/** A chunk that `load` fetches with a dynamic import. */
export function createViewChunk<Props>(load: () => Promise<ComponentType<Props>>): ViewChunk<Props> {
  let pending: Promise<ComponentType<Props>> | undefined
  return {
    load() {
      if (pending) return pending
      const started = load()
      pending = started
      started.then(
        (component) => markFulfilled(started, component),
        () => {
          pending = undefined
        },
      )
      return started
    },
  }
}

/** A view that came with the caller's own code, in the same shape. */
export function createReadyChunk<Props>(component: ComponentType<Props>): ViewChunk<Props> {
  const ready = Promise.resolve(component)
  markFulfilled(ready, component)
  return { load: () => ready }
}

/** Draws what a chunk brings, with its props; suspends while it is on its way. */
export function ChunkView<Props extends object>({ chunk, ...rest }: Props & { chunk: ViewChunk<Props> }) {
  const Part = use(chunk.load())
  // What is left of "the props and a chunk" is the props; TypeScript cannot tell for any type of them.
  return <Part {...(rest as unknown as Props)} />
}
