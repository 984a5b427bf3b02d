import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const BIN = resolve(ROOT, 'node_modules/.bin')

/** How a command ended. `output` is empty when it was streamed. */
export type CommandResult = { ok: boolean; output: string; ms: number }

/** `timeout` in ms. `isStreamed` writes the output to that of this process; otherwise it is returned. */
export type CommandOptions = { env?: Record<string, string>; isStreamed?: boolean; timeout?: number }

/**
 * Runs a command from node_modules/.bin or the PATH, in the root of the repository and without stdin.
 * It never throws: `ok` is false for a command that cannot start, is killed or takes longer than `timeout` (20 min).
 */
export function runCommand(command: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const { env = {}, isStreamed = false, timeout = 1_200_000 } = options
  const started = performance.now()
  const chunks: string[] = []
  return new Promise((settle) => {
    // A process group of its own, so that its browsers and servers end with it.
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: `${BIN}:${process.env.PATH ?? ''}`, ...env },
      stdio: ['ignore', isStreamed ? 'inherit' : 'pipe', isStreamed ? 'inherit' : 'pipe'],
      detached: true,
    })
    const end = () => killGroup(child.pid)
    const timer = setTimeout(() => {
      chunks.push(`${command} was still running after ${timeout / 1000} s and was ended.\n`)
      if (isStreamed) console.error(chunks.at(-1))
      end()
    }, timeout)
    const signals = ['SIGINT', 'SIGTERM'] as const
    const quit = (signal: NodeJS.Signals) => {
      end()
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    for (const signal of signals) process.once(signal, quit)
    const finish = (ok: boolean) => {
      clearTimeout(timer)
      for (const signal of signals) process.off(signal, quit)
      settle({ ok, output: chunks.join(''), ms: performance.now() - started })
    }
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
    child.once('error', (error) => {
      chunks.push(`${error.message}\n`)
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch (error) {
    // The group has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
