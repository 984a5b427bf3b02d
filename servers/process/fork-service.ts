import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { isRecord } from '../../src/rules/is-record.js'
import { parts } from '../parts/find-parts.js'
import type { ProgramName } from '../parts/parts.js'
import type { Service } from '../service.js'

export type ForkServiceOptions = {
  name: string
  /** Its program calls `runService`. */
  service: ProgramName
  /** The consequence while it is stopped. A sentence. */
  consequence: string
  /** The environment variables of the program. */
  env: Readonly<Record<string, string>>
  /** Receives warnings for the operator. */
  report: (message: string) => void
  /** Receives the output of the program. Default: ignored. */
  print?: (text: string) => void
}

/** How long the process may take to end before it is killed, ms. It ends itself after 10 s. */
const CLOSE_TIMEOUT = 12_000
/** How often the process is started again within `RESTART_WINDOW`. */
const MAX_RESTARTS = 3
/** In ms. */
const RESTART_WINDOW = 60_000

type Running = { child: ChildProcess; url: string }

/**
 * Starts a service in its own process, so that pages never wait for its database. A process that ends by itself is
 * started again on the same port, three times a minute at most.
 *
 * @throws Error with the end of the process's output when it does not start.
 */
export async function forkService(options: ForkServiceOptions): Promise<Service> {
  const { name, env, report } = options
  const advice = `${options.consequence} Press Ctrl-C and run the command again.`
  let isClosing = false
  let running = await launch(options)
  const { url } = running
  let restarts: number[] = []
  const watch = ({ child }: Running) => child.once('exit', (...reason) => void restart(child, reason))
  const restart = async (child: ChildProcess, [code, signal]: [number | null, NodeJS.Signals | null]) => {
    if (isClosing) return
    const end = `${name} (pid ${child.pid}) stopped by itself (${signal ?? `code ${code}`}).`
    restarts = restarts.filter((time) => Date.now() - time < RESTART_WINDOW)
    if (restarts.length >= MAX_RESTARTS) {
      report(`${end} ${advice}`)
      return
    }
    report(`${end} It is started again.`)
    restarts.push(Date.now())
    try {
      running = await launch({ ...options, env: { ...env, PORT: new URL(url).port } })
      if (isClosing) await endChild(running.child)
      else watch(running)
    } catch (error) {
      report(`${error instanceof Error ? error.message : error} ${advice}`)
    }
  }
  watch(running)
  return {
    name,
    url,
    get pid() {
      return running.child.pid ?? 0
    },
    async close() {
      isClosing = true
      await endChild(running.child)
    },
  }
}

async function launch({ name, service, env, report, print }: ForkServiceOptions): Promise<Running> {
  const child = fork(await parts.findProgram(service), {
    // Tests run under loaders of their own, so the flags of this process are not passed on.
    execArgv: [],
    env: { ...readBaseEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // In its own process group, so that Ctrl-C does not reach it before its database is closed.
    detached: process.platform !== 'win32',
  })
  let output = ''
  let isReady = false
  // Its lines name it and their time, so that they are those of this process as well.
  const isJson = process.env.LOG_FORMAT === 'json'
  if (isJson) child.stdout?.pipe(process.stdout, { end: false })
  else child.stdout?.on('data', (chunk: Buffer) => print?.(chunk.toString().trimEnd()))
  child.stderr?.on('data', (chunk: Buffer) => {
    if (isReady && isJson) process.stderr.write(chunk)
    else if (isReady) report(chunk.toString().trim())
    else output = (output + chunk.toString()).slice(-4_000)
  })
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      isReady = true
      if (isRecord(message) && typeof message.url === 'string') {
        resolve({ child, url: message.url })
      }
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(output.trim() || `${name} did not start.`)))
  })
}

/** Variables of this process that a program needs. Others, such as `PORT`, mean something else here. */
function readBaseEnv(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SYSTEMROOT', 'NODE_EXTRA_CA_CERTS', 'LOG_FORMAT']
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  if (child.connected) child.disconnect()
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_TIMEOUT)
  await exited
  clearTimeout(timer)
}
