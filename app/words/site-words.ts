import { createContext, use } from 'react'
import type { enPage } from './en.js'
import type { enDashboard, enPanel } from './en-connected.js'
import type { enDocument } from './en-document.js'
import type { enLinkNotice } from './en-link-notice.js'
import type { enMore } from './en-more.js'

/** The words of the site. */
type SiteWords = {
  document: typeof enDocument
  page: typeof enPage
  more: typeof enMore
  panel: typeof enPanel
  dashboard: typeof enDashboard
  linkNotice: typeof enLinkNotice
}

/** Words that replace the English ones. */
export type SiteWordOverrides = { [Part in keyof SiteWords]?: Partial<SiteWords[Part]> }

export const SiteWordsContext = createContext<SiteWordOverrides>({})

/** The words of a part of the site. It passes its English ones, so that they load with it. */
export function useSiteWords<Part extends keyof SiteWords>(part: Part, english: SiteWords[Part]): SiteWords[Part] {
  const given = use(SiteWordsContext)[part]
  return given ? { ...english, ...given } : english
}
