import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const ROOT = resolve(import.meta.dirname, '..')
const BIN = resolve(ROOT, 'node_modules/.bin')

/** How a command ended. `output` is what it wrote, or the last 80 lines of it when it was streamed. */
export type CommandResult = { ok: boolean; output: string; ms: number }

/**
 * `timeout` in ms. `streamedAs` writes the output to that of this process, each line after this name. `isLowPriority`: gets the
 * time of the processor that other processes leave.
 */
export type CommandOptions = {
  env?: Record<string, string>
  streamedAs?: string
  timeout?: number
  isLowPriority?: boolean
}

const KEPT_LINES = 80

const running = new Set<ChildProcess>()
const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Runs a command from node_modules/.bin or the PATH, in the root of the repository and without stdin.
 * It never throws: `ok` is false for a command that cannot start, is killed or takes longer than `timeout` (20 min).
 */
export function runCommand(command: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const { env = {}, streamedAs, timeout = 1_200_000, isLowPriority = false } = options
  const [program, ...rest] = isLowPriority ? (['nice', '-n', '19', command, ...args] as const) : [command, ...args]
  const started = performance.now()
  const lines: string[] = []
  const write = (line: string) => {
    lines.push(line)
    if (streamedAs === undefined) return
    console.log(`${streamedAs} │ ${line}`)
    if (lines.length > KEPT_LINES) lines.shift()
  }
  return new Promise((settle) => {
    // A process group of its own, so that its browsers and servers end with it.
    const child = spawn(program, rest, {
      cwd: ROOT,
      env: { ...process.env, PATH: `${BIN}:${process.env.PATH ?? ''}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    track(child)
    if (isLowPriority) lowerSession(child)
    const timer = setTimeout(() => {
      write(`${command} was still running after ${timeout / 1000} s and was ended.`)
      killGroup(child)
    }, timeout)
    const finish = (ok: boolean) => {
      clearTimeout(timer)
      untrack(child)
      settle({ ok, output: lines.map((line) => `${line}\n`).join(''), ms: performance.now() - started })
    }
    for (const stream of [child.stdout, child.stderr]) onLines(stream, write)
    child.once('error', (error) => {
      write(error.message)
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}

/** Linux gives each session the same share of the processor, whatever the priority of its processes. */
function lowerSession({ pid }: ChildProcess): void {
  const path = `/proc/${pid}/autogroup`
  if (existsSync(path)) writeFileSync(path, '19')
}

function onLines(stream: Readable, write: (line: string) => void): void {
  createInterface({ input: stream }).on('line', write)
}

/** Commands may run at the same time, and a signal ends all of them. */
function track(child: ChildProcess): void {
  if (running.size === 0) for (const signal of signals) process.on(signal, quit)
  running.add(child)
}

function untrack(child: ChildProcess): void {
  running.delete(child)
  if (running.size === 0) for (const signal of signals) process.off(signal, quit)
}

function quit(signal: NodeJS.Signals): void {
  for (const child of running) killGroup(child)
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

/** Ends a process that was started `detached`, and those that it has started. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch (error) {
    // The group has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
