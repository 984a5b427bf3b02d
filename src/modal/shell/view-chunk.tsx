'use client'

import { type ComponentType, use } from 'react'

/** A view's code, on its way or here. */
export type ViewChunk<Props> = {
  /** Set once it is here, so that a preloaded view is drawn at once and never flashes its skeleton. */
  readonly loaded: ComponentType<Props> | undefined
  /** Fetches it; a fetch that failed is tried again by the next call. */
  load(): Promise<ComponentType<Props>>
}

/** A chunk that `load` fetches with a dynamic import. */
export function createViewChunk<Props>(load: () => Promise<ComponentType<Props>>): ViewChunk<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  return {
    get loaded() {
      return loaded
    },
    load() {
      pending ??= load().then(
        (component) => {
          loaded = component
          return component
        },
        (error: unknown) => {
          pending = undefined
          throw error
        },
      )
      return pending
    },
  }
}

/** A view that came with the caller's own code, in the same shape. */
export function createReadyChunk<Props>(component: ComponentType<Props>): ViewChunk<Props> {
  return { loaded: component, load: () => Promise.resolve(component) }
}

/** Draws the view of a chunk; suspends while it is on its way. */
export function ChunkView<View>({ chunk, view }: { chunk: ViewChunk<{ view: View }>; view: View }) {
  const Container = chunk.loaded ?? use(chunk.load())
  return <Container view={view} />
}
