'use client'

import { createContext } from 'react'

/** Tells a ListItem inside a LongList, which renders its `li`, whether Tab reaches it. Null in a List. */
export const ListPlaceContext = createContext<{ isTabStop: boolean } | null>(null)
