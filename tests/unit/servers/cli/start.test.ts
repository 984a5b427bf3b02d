import { afterEach, expect, test, vi } from 'vitest'
import { start } from '../../../../servers/cli/start.js'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['PORT', 'none'],
  ['METRICS_PORT', '0'],
])('several services do not share %s', async (name, otherwise) => {
  vi.stubEnv('LINTEL_DATA_DIR', '.')
  vi.stubEnv(name, '9104')
  await expect(start({ services: ['relay', 'directory'], installs: false })).rejects.toThrow(
    `${name} is "9104", which 2 services would share. Write a port for each, such as RELAY_${name}, or ${otherwise}.`,
  )
})
