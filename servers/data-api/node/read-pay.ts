import * as v from 'valibot'
import type { Hex } from 'viem'
import { isLoopback } from '../../origins/is-loopback.js'
import { parseList } from '../../parse-list.js'
import { type ExchangeStandInId, exchangeStandInIds } from '../pay/exchanges.js'
import type { PayApp } from '../pay/pay-apps.js'
import { isWebhookUrl } from '../pay/post-webhook.js'

/** The operator's settings for payments. */
export type PaySettings = {
  apps: readonly PayApp[]
  /** How many confirmations a transfer needs, by chain id, in place of the usual ones. */
  confirmations?: ReadonlyMap<number, number>
  /** The account that pays the fees of forwarded payments. Default: payments are forwarded on local chains only. */
  sweepKey?: Hex
  /** Base URLs of the stand-ins for exchanges. */
  exchangeStandIns?: Readonly<Partial<Record<ExchangeStandInId, string>>>
}

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/))
const appsSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[-\w]{1,50}$/)),
    merchant: v.strictObject({
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      url: v.optional(url),
      iconUrl: v.optional(url),
    }),
    keyHashes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))), v.minLength(1), v.maxLength(4)),
    webhook: v.optional(v.strictObject({ url, secret: v.pipe(v.string(), v.minLength(16)) })),
  }),
)

/**
 * Reads the variables that begin with `PAY_`, and `EXCHANGE_STAND_INS`. Undefined without apps.
 *
 * @throws Error that names the variable and says what to write, without its value, which may be secret.
 */
export function readPay(env: NodeJS.ProcessEnv): PaySettings | undefined {
  if (!env.PAY_APPS) return undefined
  return {
    apps: readApps(env.PAY_APPS, env.ALLOW_LOOPBACK === '1'),
    ...(env.PAY_CONFIRMATIONS ? { confirmations: readConfirmations(env.PAY_CONFIRMATIONS) } : {}),
    ...(env.PAY_SWEEP_KEY ? { sweepKey: readKey(env.PAY_SWEEP_KEY) } : {}),
    ...(env.EXCHANGE_STAND_INS ? { exchangeStandIns: readStandIns(env.EXCHANGE_STAND_INS) } : {}),
  }
}

function readApps(text: string, allowsLoopback: boolean): PayApp[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), appsSchema), text)
  const apps = read.success ? read.output : undefined
  if (!apps || new Set(apps.map(({ id }) => id)).size < apps.length) {
    throw new Error('PAY_APPS is not valid. Write a JSON list of apps as docs/pay-server.md describes them.')
  }
  return apps.map(({ id, merchant: { name, url: page, iconUrl }, keyHashes, webhook }) => {
    if (webhook && !isWebhookUrl(webhook.url, { allowsLoopback })) {
      throw new Error(
        `PAY_APPS has an app ${id} whose webhook cannot be sent. Write a public URL that begins with https://.`,
      )
    }
    const merchant = { name, ...(page ? { url: page } : {}), ...(iconUrl ? { iconUrl } : {}) }
    return { id, merchant, keyHashes, ...(webhook ? { webhook } : {}) }
  })
}

function readConfirmations(text: string): Map<number, number> {
  return new Map(
    parseList(text).map((entry) => {
      const [, id, count] = /^([1-9]\d{0,14})=([1-9]\d{0,3})$/.exec(entry) ?? []
      if (id !== undefined && count !== undefined) return [Number(id), Number(count)]
      throw new Error(
        `PAY_CONFIRMATIONS has the entry ${JSON.stringify(entry)}. Write <chain id>=<blocks>, such as 1=12.`,
      )
    }),
  )
}

function readKey(text: string): Hex {
  if (/^0x[\da-f]{64}$/i.test(text)) return text as Hex
  throw new Error('PAY_SWEEP_KEY is not a private key. Write 64 hexadecimal digits after 0x.')
}

/** They belong to this machine alone: everybody may use their accounts. */
function readStandIns(text: string): Partial<Record<ExchangeStandInId, string>> {
  const entries = parseList(text).map((entry) => {
    const [, name, page = ''] = /^([\w-]+)=(https?:\/\/.+)$/.exec(entry) ?? []
    const id = exchangeStandInIds.find((one) => one === name)
    if (id !== undefined && isLoopback(page)) return [id, page.replace(/\/+$/, '')] as const
    throw new Error(
      `EXCHANGE_STAND_INS has the entry ${JSON.stringify(entry)}. Write <id>=<URL> of this machine, with one of the ids ${exchangeStandInIds.join(', ')}.`,
    )
  })
  return Object.fromEntries(entries)
}
