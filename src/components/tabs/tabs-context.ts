'use client'

import { createContext, use } from 'react'

/** What the parts of one Tabs share. */
export type TabsContextValue = {
  id: string
  /** The tab that is chosen; empty for none. */
  value: string
  orientation: 'horizontal' | 'vertical'
  activationMode: 'automatic' | 'manual'
  choose: (value: string) => void
}

export const TabsContext = createContext<TabsContextValue | null>(null)

/** The Tabs around the caller. Throws outside of one. */
export function useTabs(): TabsContextValue {
  const tabs = use(TabsContext)
  if (!tabs) throw new Error('A part of Tabs was rendered outside of it. Put it inside <Tabs>.')
  return tabs
}

/** A tab and its panel, which name each other. */
export function useTab(value: string) {
  const { id, value: chosen, orientation } = useTabs()
  // A blank would make two references of one.
  const own = encodeURIComponent(value)
  return {
    tabId: `${id}-tab-${own}`,
    panelId: `${id}-panel-${own}`,
    isChosen: value === chosen,
    attributes: { 'data-state': value === chosen ? 'active' : 'inactive', 'data-orientation': orientation },
  }
}
