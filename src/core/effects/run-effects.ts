import { toLintelError } from '../errors/to-lintel-error.js'
import { parseCaipNetworkId } from '../format/parse-caip-network-id.js'
import type { CaipNetworkId, Namespace } from '../model/caip.js'
import type { ChainAdapter } from '../model/chain-adapter.js'
import type { CoreEffect, Effect } from '../model/effect.js'
import type { LintelEvent } from '../model/event.js'
import type { RunningFeature } from '../transitions/feature-rules.js'
import { requireAdapter } from '../wallets/require-adapter.js'
import type { Ports } from './ports.js'

export type EffectRunner = {
  run(effect: Effect): void
  /** Clears every timer, aborts every running request, and sets no timer until `resume()`. */
  stop(): void
  resume(): void
}

/** Runs the effects that transitions return. */
export function createEffectRunner(ports: Ports, features: readonly RunningFeature[]): EffectRunner {
  let isStopped = false
  const timers = new Map<string, () => void>()
  const connects = new Map<Namespace, AbortController>()

  function clearTimer(key: string): void {
    timers.get(key)?.()
    timers.delete(key)
  }

  function setTimer(key: string, at: number, event: LintelEvent): void {
    clearTimer(key)
    if (isStopped) return
    const cancel = ports.clock.setTimer(at, () => {
      timers.delete(key)
      ports.dispatch(event)
    })
    timers.set(key, cancel)
  }

  function abort(namespace: Namespace): void {
    connects.get(namespace)?.abort()
    connects.delete(namespace)
  }

  /** The adapter reports what the wallet shares through its `connections` event. */
  async function connect({
    namespace,
    connectorId,
    network,
    id,
  }: Extract<Effect, { type: 'adapter/connect' }>): Promise<void> {
    abort(namespace)
    const controller = new AbortController()
    connects.set(namespace, controller)
    try {
      await requireAdapter(ports.adapters[namespace], namespace).connect({
        connectorId,
        ...(network && { network }),
        signal: controller.signal,
      })
    } catch (thrown) {
      ports.dispatch({ type: 'connection/failed', namespace, id, error: toLintelError(thrown) })
    } finally {
      if (connects.get(namespace) === controller) connects.delete(namespace)
    }
  }

  /** Nothing waits for it, and the adapter reports changes: a failure changes nothing. */
  async function attempt(namespace: Namespace, change: (adapter: ChainAdapter) => Promise<void>): Promise<void> {
    const adapter = ports.adapters[namespace]
    if (adapter) await change(adapter).catch(() => undefined)
  }

  async function switchNetwork(network: CaipNetworkId, id: number): Promise<void> {
    const { namespace } = parseCaipNetworkId(network)
    try {
      await ports.adapters[namespace]?.switchNetwork({ network })
      ports.dispatch({ type: 'network/switched', namespace, id })
    } catch (thrown) {
      ports.dispatch({ type: 'network/switch-failed', namespace, id, error: toLintelError(thrown) })
    }
  }

  function run(all: Effect): void {
    const owner = features.find(({ name }) => all.type.startsWith(`${name}/`))
    owner?.run(all as never)
    const effect = all as CoreEffect
    switch (effect.type) {
      case 'timer/set':
        setTimer(effect.key, effect.at, effect.event)
        break
      case 'timer/clear':
        clearTimer(effect.key)
        break
      case 'adapter/connect':
        void connect(effect)
        break
      case 'adapter/abort':
        abort(effect.namespace)
        break
      case 'adapter/reconnect':
        void attempt(effect.namespace, (adapter) => adapter.reconnect(effect))
        break
      case 'adapter/switch-connection':
        void attempt(effect.namespace, (adapter) => adapter.switchConnection(effect))
        break
      case 'adapter/disconnect': {
        const { connectorId } = effect
        void attempt(effect.namespace, (adapter) => adapter.disconnect(connectorId === null ? {} : { connectorId }))
        break
      }
      case 'adapter/switch-network':
        void switchNetwork(effect.network, effect.id)
        break
      case 'embedded/reject':
        ports.embedded?.rejectRequests(effect.ids)
        break
    }
  }

  return {
    run,
    resume() {
      isStopped = false
      for (const feature of features) feature.resume?.()
    },
    stop() {
      isStopped = true
      for (const key of [...timers.keys()]) clearTimer(key)
      for (const namespace of [...connects.keys()]) abort(namespace)
      for (const feature of features) feature.stop()
    },
  }
}
