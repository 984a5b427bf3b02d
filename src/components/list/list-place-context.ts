'use client'

import { createContext } from 'react'

/** Whether Tab reaches a ListItem inside a LongList, which renders its `li`. Null in a List. */
export const ListPlaceContext = createContext<{ isTabStop: boolean } | null>(null)
