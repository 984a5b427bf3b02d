'use client'

import type { ReactNode } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../../components/tabs/tabs.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { wrappingTab } from '../../../../parts/view-body/wrapping-tab.css.js'
import type { WalletWay } from '../parts/list-wallet-ways.js'
import { tabs as tabsStyle } from './way-tabs.css.js'

export type WayTabsProps = {
  words: ShownMessages
  ways: readonly [WalletWay, ...WalletWay[]]
  children: (way: WalletWay) => ReactNode
}

/** One tab for each way to reach the wallet. */
export function WayTabs({ words, ways, children }: WayTabsProps) {
  return (
    <Tabs defaultValue={ways[0]}>
      <TabsList variant="segmented" label={words.pairing.ways} className={tabsStyle}>
        {ways.map((way) => (
          <TabsTrigger key={way} value={way} className={wrappingTab}>
            {way === 'install' ? null : words.pairing.way[way]}
          </TabsTrigger>
        ))}
      </TabsList>
      {ways.map((way) => (
        <TabsContent key={way} value={way}>
          {children(way)}
        </TabsContent>
      ))}
    </Tabs>
  )
}
