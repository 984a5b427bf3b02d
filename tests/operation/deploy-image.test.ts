import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json'
import { listen } from '../../servers/http/listen.js'
import { ROOT } from '../fixtures/source-files.js'
import { DEPLOY, readDeployFile } from './fixtures/deploy-files.js'

describe('the image', () => {
  const lines = readDeployFile('Dockerfile').split('\n')
  const stages = lines.flatMap((line, at) => (line.startsWith('FROM ') ? [at] : []))
  const run = lines.slice(stages[1])

  test('has a stage that builds and one that runs as a user, without a shell', () => {
    expect(stages).toHaveLength(2)
    expect(run).toContain('USER 1000:1000')
    for (const line of run.filter((one) => /^(RUN|CMD|ENTRYPOINT|HEALTHCHECK)\b/.test(one)))
      expect(line).toContain('["')
  })

  test('copies what the package has', () => {
    const copied = lines.flatMap((line) => /^COPY (?!--from)(\S+) /.exec(line)?.[1] ?? [])
    expect(copied.length).toBeGreaterThan(2)
    const shipped = [...manifest.files, 'package.json']
    for (const path of copied) {
      expect(
        shipped.some((entry) => `${path}/`.startsWith(`${entry}/`) || entry.startsWith(`${path}/`)),
        path,
      ).toBe(true)
      // What is built is not there before a build.
      if (path !== 'dist') expect(existsSync(join(ROOT, path)), path).toBe(true)
    }
  })

  test('installs the version of redis that the tests use', () => {
    expect(readDeployFile('Dockerfile')).toContain(`"redis@${manifest.devDependencies.redis}"`)
  })

  test('its check of health ends with 1 when the service does not answer', async () => {
    let status = 200
    const paths: string[] = []
    const server = await listen({
      port: 0,
      fetch: ({ url }) => {
        paths.push(new URL(url).pathname)
        return new Response('', { status })
      },
    })
    const check = () =>
      promisify(execFile)(process.execPath, [join(DEPLOY, 'check-health.mjs')], {
        env: { METRICS_PORT: new URL(server.url).port },
      }).then(
        () => 0,
        ({ code }) => code,
      )
    expect(await check()).toBe(0)
    status = 503
    expect(await check()).toBe(1)
    expect(paths).toEqual(['/health/live', '/health/live'])
    await server.close()
    expect(await check()).toBe(1)
  })
})
