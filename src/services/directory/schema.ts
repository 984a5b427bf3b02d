import * as v from 'valibot'
import { readLink, readWebLink } from '../../core/model/link.js'

/** Longer names and descriptions are cut. */
const MAX_NAME = 200
const MAX_DESCRIPTION = 1_000
/** The longest search. */
export const MAX_SEARCH = 100
const WALLET_ID = /^[\w.:-]{1,100}$/

const toText = (length: number) =>
  v.transform((text: string) => [...text.slice(0, 2 * length)].slice(0, length).join(''))
const optionalText = v.nullish(v.string())
const webLink = v.pipe(
  optionalText,
  v.transform((link) => readWebLink(link) ?? undefined),
)
const appLink = v.pipe(
  optionalText,
  v.transform((link) => readLink(link) ?? undefined),
)
const id = v.pipe(v.string(), v.regex(WALLET_ID))

/** Whether `text` may be an id or rdns of a query, or the id of an image. */
export function isWalletId(text: string): boolean {
  return WALLET_ID.test(text)
}

/**
 * One wallet of `GET /getWallets`. A wrong type makes the entry invalid. Unsafe links and an invalid rdns are left out.
 */
export const walletSchema = v.object({
  id,
  name: v.pipe(v.string(), v.regex(/\S/), toText(MAX_NAME)),
  badge_type: v.nullish(v.string()),
  description: v.nullish(v.pipe(v.string(), toText(MAX_DESCRIPTION))),
  chains: v.nullish(v.array(v.string()), []),
  homepage: webLink,
  image_id: v.nullish(v.string()),
  image_url: v.nullish(v.string()),
  order: v.nullish(v.pipe(v.number(), v.finite())),
  mobile_link: appLink,
  desktop_link: appLink,
  webapp_link: webLink,
  link_mode: webLink,
  app_store: webLink,
  play_store: webLink,
  chrome_store: webLink,
  firefox_store: webLink,
  edge_store: webLink,
  rdns: v.pipe(
    optionalText,
    v.transform((rdns) => (rdns && /^[\w-]{1,63}(\.[\w-]{1,63}){1,7}$/.test(rdns) ? rdns : undefined)),
  ),
  injected: v.nullish(v.array(v.object({ namespace: v.string(), injected_id: v.string() })), []),
})

/** A wallet as a directory sends it. Absent and null fields are unknown. */
export type WalletInput = v.InferInput<typeof walletSchema>

/** A wallet as `walletSchema` returns it. */
export type WalletEntry = v.InferOutput<typeof walletSchema>

/** The reply of `GET /getWallets`. Its entries are validated one by one, so that an invalid one does not drop the page. */
export const walletPageSchema = v.object({
  data: v.array(v.unknown()),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
