import type { RuntimeChain, RuntimeConfig } from './runtime-config.js'

/**
 * Reads a `RuntimeConfig` from JSON text.
 *
 * @throws Error that names the first field that is wrong.
 * @example parseRuntimeConfig(await (await fetch('/config.json')).text())
 */
export function parseRuntimeConfig(text: string): RuntimeConfig {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || !Array.isArray(value.chains)) throw new Error('Runtime config: `chains` must be an array.')
  const services = isRecord(value.services) ? value.services : {}
  return {
    chains: value.chains.map(parseChain),
    services: {
      ...(typeof services.practiceWallet === 'string' ? { practiceWallet: services.practiceWallet } : {}),
      ...(typeof services.directory === 'string' ? { directory: services.directory } : {}),
      ...(typeof services.relay === 'string' ? { relay: services.relay } : {}),
      ...(typeof services.storybook === 'string' ? { storybook: services.storybook } : {}),
    },
  }
}

function parseChain(value: unknown, index: number): RuntimeChain {
  if (
    !isRecord(value) ||
    !Number.isSafeInteger(value.id) ||
    typeof value.id !== 'number' ||
    typeof value.name !== 'string' ||
    typeof value.rpcUrl !== 'string'
  ) {
    throw new Error(`Runtime config: \`chains[${index}]\` must be {id: number, name: string, rpcUrl: string}.`)
  }
  return { id: value.id, name: value.name, rpcUrl: value.rpcUrl }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
