import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

// `npm start` builds the pages when they are older than their sources.
vi.setConfig({ testTimeout: 240_000 })

const root = resolve(import.meta.dirname, '../../..')
const dataDir = mkdtempSync(join(tmpdir(), 'lintel-start-'))

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs what `npm start` runs. `readOutput` gives both streams so far. */
function runStart(env: Record<string, string>): { child: ChildProcess; readOutput: () => string } {
  const child = spawn(process.execPath, ['--import', 'tsx', 'app/start/main.ts'], {
    cwd: root,
    env: { ...process.env, LINTEL_DATA_DIR: dataDir, ...env },
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  return { child, readOutput: () => output }
}

/** The resident memory of a process, MB. */
function readMemory(pid = ''): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1_024
}

test('an invalid PORT stops the start with an error that says what to write', async () => {
  const { child, readOutput } = runStart({ PORT: 'http' })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(readOutput()).toContain('Lintel did not start: PORT is "http". Write a whole number from 0 to 65535')
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'one ready line, a table of what runs, in less than 900 MB; %s ends every child',
  async (signal) => {
    const { child, readOutput } = runStart({ PORT: '0' })
    try {
      // Report a failed start immediately, with its output.
      const isSettled = () => child.exitCode !== null || readOutput().includes('Lintel is ready')
      await expect.poll(isSettled, { timeout: 180_000 }).toBe(true)
      expect(readOutput()).toMatch(/Lintel is ready: http:\/\/localhost:\d+\n/)
      const lines = readOutput().split('\n')
      expect(lines.filter((line) => line.startsWith('Lintel is ready: '))).toHaveLength(1)
      for (const name of [
        'Local Ethereum',
        'Local Rollup',
        'Practice wallet',
        'Site',
        'Data API',
        'Frame',
        'Analytics',
        'Bundler',
      ]) {
        expect(lines.some((line) => new RegExp(`^  ${name} +http://\\S+:\\d+ +pid \\d+$`).test(line))).toBe(true)
      }
      const pids = [...readOutput().matchAll(/(?:Local Ethereum|Local Rollup|Data API) .* pid (\d+)/g)].map(([, pid]) =>
        Number(pid),
      )
      expect(pids).toHaveLength(3)
      const all = new Set([...readOutput().matchAll(/ pid (\d+)$/gm)].map(([, pid]) => pid))
      if (process.platform === 'linux')
        expect([...all].reduce((sum, pid) => sum + readMemory(pid), 0)).toBeLessThan(900)

      const closed = once(child, 'close')
      // Under npm and tsx one Ctrl-C sends the signal more than once.
      child.kill(signal)
      child.kill(signal)
      expect((await closed)[0]).toBe(0)
      for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    } finally {
      child.kill('SIGKILL')
    }
  },
)
