import * as v from 'valibot'
import { MAX_ENTRIES, MAX_LIST } from '../../rules/directory-limits.js'
import { MAX_SEARCH } from './schema.js'

const listOf = (pattern: RegExp, what: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((item) => item.trim())
          .filter((item) => item !== ''),
      ),
      v.maxLength(MAX_LIST, `at most ${MAX_LIST} of them`),
      v.array(v.pipe(v.string(), v.regex(pattern, `a list of ${what}, with commas between them`))),
    ),
  )

const wholeNumber = (most: number, fallback: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, `a whole number from 1 to ${most}`),
      v.transform(Number),
      v.minValue(1, `a whole number from 1 to ${most}`),
      v.maxValue(most, `a whole number from 1 to ${most}`),
    ),
    fallback,
  )

/** The query of `GET /getWallets`. The messages of issues tell what is valid. */
export const walletQuerySchema = v.object({
  page: wholeNumber(100_000, '1'),
  entries: wholeNumber(MAX_ENTRIES, '40'),
  search: v.optional(v.pipe(v.string(), v.maxLength(MAX_SEARCH, `at most ${MAX_SEARCH} characters`)), ''),
  badge_type: v.optional(v.picklist(['none', 'certified'], 'none or certified')),
  include: listOf(/^[\w.:-]{1,100}$/, 'ids'),
  exclude: listOf(/^[\w.:-]{1,100}$/, 'ids or rdns'),
  chains: listOf(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/, 'CAIP-2 ids such as eip155:1'),
})

export type WalletListQuery = v.InferOutput<typeof walletQuerySchema>
