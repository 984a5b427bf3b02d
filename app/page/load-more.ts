import { type ComponentType, lazy } from 'react'
import type { LinkNoticeProps } from '../theme/link-notice.js'

const Nothing = () => null

// Fetched at once, but the first screen does not wait for it. The theme panel has the texts of LinkNotice.
const more = import('./more.js').catch(() => ({ More: Nothing, InboxHint: Nothing, LinkNotice: Nothing }))

export const More = lazy(async () => ({ default: (await more).More }))
export const InboxHint = lazy<ComponentType<{ url: string }>>(async () => ({ default: (await more).InboxHint }))
export const LinkNotice = lazy<ComponentType<LinkNoticeProps>>(async () => ({ default: (await more).LinkNotice }))
