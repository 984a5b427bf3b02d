import { startExchangeStandIn } from '../exchange-stand-ins/start-exchange-stand-in.js'
import type { Service } from '../service.js'

type ExchangePorts = { northbay: number; slowtide: number }

/** The stand-ins for exchanges, as the pages and the data API know them. */
export function listExchanges({ northbay, slowtide }: ExchangePorts) {
  return [
    { id: 'northbay', url: `http://localhost:${northbay}` },
    { id: 'slowtide', url: `http://localhost:${slowtide}` },
  ] as const
}

/** Starts the stand-ins for exchanges. `urls` are those of the nodes by chain id. */
export function startExchanges(
  { northbay, slowtide }: ExchangePorts,
  urls: Readonly<Record<number, string>>,
): readonly [northbay: Promise<Service>, slowtide: Promise<Service>] {
  return [
    startExchangeStandIn({ id: 'northbay', port: northbay, urls }),
    startExchangeStandIn({ id: 'slowtide', port: slowtide, urls }),
  ]
}
