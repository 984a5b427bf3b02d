import { parseRuntimeConfig } from './parse-runtime-config.js'
import { type RuntimeConfig, runtimeConfigElementId } from './runtime-config.js'

/**
 * Reads the config that the server wrote into this page.
 *
 * @throws Error when the page was not served by `npm start` or `npm run dev`.
 */
export function readRuntimeConfig(root: Document = document): RuntimeConfig {
  const text = root.getElementById(runtimeConfigElementId)?.textContent
  if (!text) throw new Error('This page has no runtime config. Serve it with `npm start` or `npm run dev`.')
  return parseRuntimeConfig(text)
}
