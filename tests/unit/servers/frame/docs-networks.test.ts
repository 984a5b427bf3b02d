import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { frameNetworksSchema } from '../../../../servers/frame/frame-config.js'
import { ROOT } from '../../../fixtures/source-files.js'

test('NETWORKS in docs/host-embedded.md is valid, and names the path that the bundler serves', () => {
  const guide = readFileSync(join(ROOT, 'docs/host-embedded.md'), 'utf8')
  const networks = parse(frameNetworksSchema, JSON.parse(/NETWORKS='([^']+)'/.exec(guide)?.[1] ?? ''))
  expect(networks.length).toBeGreaterThan(0)
  for (const network of networks) {
    const bundlerUrl = 'bundlerUrl' in network ? network.bundlerUrl : undefined
    expect(new URL(bundlerUrl ?? '').pathname).toBe(`/v1/${network.caipNetworkId}`)
  }
})
