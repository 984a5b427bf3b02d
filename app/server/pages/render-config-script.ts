import { type RuntimeConfig, runtimeConfigElementId } from '../../shared/runtime-config.js'

/** The config as a data block: not executed, so no CSP exception is needed. `<` is escaped, so it cannot end early. */
export function renderConfigScript(config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${runtimeConfigElementId}">${json}</script>`
}

/** Puts the data block at the start of `<head>`, before any script that reads it. */
export function injectConfig(html: string, config: RuntimeConfig): string {
  const script = renderConfigScript(config)
  const head = /<head[^>]*>/i.exec(html)
  if (!head) return script + html
  const at = head.index + head[0].length
  return html.slice(0, at) + script + html.slice(at)
}
