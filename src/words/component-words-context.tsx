'use client'

import { createContext, type ReactNode, use } from 'react'
import type { ComponentWordOverrides, ComponentWords } from './component-words.js'

/** The words that replace the English ones. */
export const ComponentWordsContext = createContext<ComponentWordOverrides>({})

export type ComponentWordsProviderProps = { words: ComponentWordOverrides; children: ReactNode }

/**
 * Gives the components inside words in place of the English ones. A prop of a component, such as `label`, wins.
 * `LintelProvider` does this with the words of its messages; an app that uses the components alone does it itself.
 *
 * @example
 * import { ar } from 'lintel/messages/ar'
 *
 * <ComponentWordsProvider words={ar.components}><App /></ComponentWordsProvider>
 */
export function ComponentWordsProvider({ words, children }: ComponentWordsProviderProps) {
  return <ComponentWordsContext value={words}>{children}</ComponentWordsContext>
}

/** The words of one component. It passes its English ones, so that a page loads only the words of its components. */
export function useComponentWords<Name extends keyof ComponentWords>(
  name: Name,
  english: ComponentWords[Name],
): ComponentWords[Name] {
  const given = use(ComponentWordsContext)[name]
  return given ? { ...english, ...given } : english
}
