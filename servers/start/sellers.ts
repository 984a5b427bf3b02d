import { startOnRampStandIn } from '../on-ramp-stand-ins/start-on-ramp-stand-in.js'
import type { Service } from '../service.js'

type SellerPorts = { harborPay: number; quay: number }

/** The stand-ins for sellers of currencies, as the pages and the data API know them. */
export function listSellers({ harborPay, quay }: SellerPorts) {
  return [
    { id: 'harbor-pay', url: `http://localhost:${harborPay}` },
    { id: 'quay', url: `http://localhost:${quay}` },
  ] as const
}

/** Stand-ins as the data API reads them from ON_RAMP_STAND_INS and EXCHANGE_STAND_INS. */
export function formatStandIns(standIns: readonly { id: string; url: string }[]): string {
  return standIns.map(({ id, url }) => `${id}=${url}`).join()
}

/** Starts the stand-ins for sellers. `readDataApi` returns the base URL that their events go to. */
export function startSellers(
  { harborPay, quay }: SellerPorts,
  readDataApi: () => string,
): readonly [harborPay: Promise<Service>, quay: Promise<Service>] {
  const start = (id: 'harbor-pay' | 'quay', port: number) =>
    startOnRampStandIn({ id, port, readWebhookUrl: () => `${readDataApi()}/v1/onramp/webhooks/${id}` })
  return [start('harbor-pay', harborPay), start('quay', quay)]
}
