import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { endOrphan, recordProcess } from '../process/end-orphan.js'
import { endWithParent } from '../process/end-with-parent.js'
import { moveAside } from '../process/state-file.js'
import type { Service } from '../service.js'
import { installMulticall3 } from './install-multicall3.js'
import type { LocalChain } from './local-chains.js'
import { resolveAnvilBinary } from './resolve-anvil-binary.js'

export type StartAnvilOptions = {
  chain: LocalChain
  /** File the chain is restored from and saved to. */
  statePath: string
  /** Receives warnings for the operator. */
  report: (message: string) => void
  /** When the first block of a new chain is made, seconds since 1970. Default: now. */
  genesisTime?: number
}

/** How long anvil may take to write its state and exit before it is killed, ms. */
const CLOSE_TIMEOUT = 5_000
/** Interval at which the state is saved, seconds. */
const STATE_INTERVAL = 20

/**
 * Starts one anvil, on a free port, with Multicall3 at its usual address. A state file it cannot read is moved aside,
 * reported, and the chain starts fresh. A node that still writes this file after a crash is ended first.
 *
 * @throws Error with the end of anvil's output when it does not start.
 */
export async function startAnvil(options: StartAnvilOptions): Promise<Service> {
  const { chain, statePath, report } = options
  await mkdir(dirname(statePath), { recursive: true })
  const record = { path: `${statePath}.pid`, command: statePath }
  const orphan = await endOrphan(record)
  if (orphan !== null) report(`${chain.name}: the node of an earlier start still ran (pid ${orphan}). It was ended.`)
  const hadState = existsSync(statePath)
  let running = await launch(options)
  if (running.status === 'failed' && hadState && !/address already in use/i.test(running.output)) {
    const aside = await moveAside(statePath)
    report(`${chain.name}: the saved state could not be read. It was moved to ${aside}; the chain starts fresh.`)
    running = await launch(options)
  }
  if (running.status === 'failed') throw new Error(`${chain.name} did not start. Output of anvil:\n${running.output}`)

  const { child, url, pid, readOutput } = running
  let isClosing = false
  const stopWatch = endWithParent(pid)
  child.once('exit', (code, signal) => {
    stopWatch()
    if (isClosing) return
    report(
      `${chain.name} (pid ${pid}) stopped by itself (${signal ?? `code ${code}`}). ` +
        `Press Ctrl-C and run the command again. The end of its output:\n${readOutput()}`,
    )
  })
  const close = async () => {
    isClosing = true
    await endChild(child)
    await rm(record.path, { force: true })
  }
  await recordProcess(record, pid)
  try {
    await installMulticall3(url)
  } catch (cause) {
    await close()
    throw new Error(`${chain.name}: Multicall3 could not be installed.`, { cause })
  }
  return { name: chain.name, url, pid, close }
}

type Launched =
  | { status: 'running'; child: ChildProcess; url: string; pid: number; readOutput: () => string }
  | { status: 'failed'; output: string }

function launch({ chain, statePath, genesisTime }: StartAnvilOptions): Promise<Launched> {
  const flags = {
    host: chooseHost(),
    port: 0,
    'chain-id': chain.id,
    'block-base-fee-per-gas': chain.baseFee,
    state: statePath,
    'state-interval': STATE_INTERVAL,
    ...(genesisTime === undefined ? {} : { timestamp: genesisTime }),
  }
  const child = spawn(
    resolveAnvilBinary(),
    [...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]), '--no-cors'],
    // In a process group of its own, so that Ctrl-C does not reach anvil before its state is saved.
    { stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' },
  )
  // Otherwise anvil would keep running after an uncaught error.
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  return new Promise((resolve) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000)
      const address = /Listening on (127\.[\d.]+:\d+)/.exec(output)?.[1]
      if (address && child.pid !== undefined) {
        resolve({ status: 'running', child, url: `http://${address}`, pid: child.pid, readOutput: () => output.trim() })
      }
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', (error) => resolve({ status: 'failed', output: error.message }))
    child.once('close', () => resolve({ status: 'failed', output: output.trim() }))
  })
}

/**
 * Anvil opens a WebSocket for any page, without CORS too, and accepts any `Host`. On Linux all of 127.0.0.0/8 is this
 * machine, so a page cannot find the address by trying. Elsewhere only 127.0.0.1 exists, and the port is all it lacks.
 */
function chooseHost(): string {
  if (process.platform !== 'linux') return '127.0.0.1'
  return ['127', randomInt(1, 255), randomInt(0, 256), randomInt(1, 255)].join('.')
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_TIMEOUT)
  await exited
  clearTimeout(timer)
}
