import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { parts } from '../../../servers/parts/find-parts.js'
import { connectRedis } from '../../../servers/relay/node/connect-redis.js'
import { wait } from '../../../src/rules/async/wait.js'
import { startRedis } from '../../unit/servers/relay/fixtures/start-redis.js'
import { drain } from './drain.js'
import { createLoadClient } from './load-client.js'

/** Of issue 5. */
const CLIENTS = 1_000
const RATE = 2_000
/** Slightly more than `RATE`, because messages are counted after the last one is sent. */
const PACE = 2_020
const SECONDS = 24
const MEMORY_LIMIT = 150
/** Characters: the typical size of an encrypted request. */
const MESSAGE_SIZE = 700
/** Interval between batches of messages, ms. */
const TICK = 10
/** The flags of docs/relay.md. They reduce memory, at the cost of more frequent garbage collection. */
const NODE_FLAGS = ['--max-semi-space-size=2', '--optimize-for-size']
/** All clients of the bench have the same address, so raise the limits per address. */
const RELAY_LIMITS = `connectionsPerAddress=${CLIENTS + 100},storedPerAddress=${64 * 1_048_576}`
/** The time limit for emptying the mailboxes after the last publish, ms. */
const DRAIN_LIMIT = 60_000
/** Latencies within this time after the restart count as caused by it, ms. */
const RESTART_WINDOW = 3_000

export type RelayFigures = {
  sent: number
  /** Messages that neither arrived nor are in transit. */
  lost: number
  /** Messages still in transit at the end of the bench. */
  undelivered: number
  /** s, from the last publish until everything had arrived or the bench ended. */
  drained: number
  repeated: number
  /** Messages per second, as sent. */
  rate: number
  /** ms, without the restart window. */
  p50: number
  p99: number
  /** The longest latency during the restart, ms. */
  longest: number
  /** Peak memory of the relay process, MB. */
  memory: number
  /** Fraction of one core. */
  cpu: number
}

/** Runs a relay process on Redis with 1,000 clients, restarts it in the middle, and counts the messages that arrive. */
export async function measureRelay({ seconds = SECONDS } = {}): Promise<RelayFigures> {
  const file = await parts.findProgram('relay')
  const redis = await startRedis()
  const { commands, close: closeCommands } = await connectRedis(redis.url)
  let relay = await startRelayProcess(file, redis.url, 0)
  const { url } = relay
  const sentAt = new Map<number, number>()
  const arrived = new Set<number>()
  const latencies: { at: number; took: number }[] = []
  let repeated = 0
  const receive = (message: string) => {
    const number = Number(message.slice(0, 9))
    if (arrived.has(number)) repeated += 1
    arrived.add(number)
    const at = sentAt.get(number) ?? 0
    latencies.push({ at, took: performance.now() - at })
  }
  const topics = Array.from({ length: CLIENTS / 2 }, () => randomBytes(32).toString('hex'))
  // Two clients share a topic and send messages to each other.
  const clients = topics.flatMap((topic) => [0, 1].map(() => createLoadClient(url, topic, receive)))
  const usage: Usage[] = []
  try {
    await Promise.all(clients.map(({ ready }) => ready))
    const filler = randomBytes(MESSAGE_SIZE).toString('base64').slice(0, MESSAGE_SIZE)
    const started = performance.now()
    const restart = { at: started + (seconds * 1000) / 2, done: undefined as Promise<void> | undefined }
    const restartRelay = async () => {
      usage.push(readUsage(relay.child))
      await endProcess(relay.child)
      relay = await startRelayProcess(file, redis.url, Number(new URL(url).port))
    }
    let sent = 0
    while (performance.now() - started < seconds * 1000) {
      const due = Math.floor(((performance.now() - started) / 1000) * PACE)
      for (; sent < due; sent += 1) {
        sentAt.set(sent, performance.now())
        clients[sent % CLIENTS]?.publish(String(sent).padStart(9, '0') + filler)
      }
      if (performance.now() > restart.at) restart.done ??= restartRelay()
      await wait(TICK)
    }
    const elapsed = performance.now() - started
    await restart.done
    const pending = await drain({ commands, clients, isComplete: () => arrived.size === sent, limit: DRAIN_LIMIT })
    const missing = sent - arrived.size
    const undelivered = Math.min(missing, pending.unanswered + pending.waiting)
    const total = performance.now() - started
    usage.push(readUsage(relay.child))
    const isOfRestart = (at: number) => at > restart.at - 1_000 && at < restart.at + RESTART_WINDOW
    const steady = latencies.flatMap(({ at, took }) => (isOfRestart(at) ? [] : [took])).sort((a, b) => a - b)
    const read = (share: number) => steady[Math.floor(steady.length * share)] ?? Number.NaN
    return {
      sent,
      lost: missing - undelivered,
      undelivered,
      drained: (total - elapsed) / 1000,
      repeated,
      rate: sent / (elapsed / 1000),
      p50: read(0.5),
      p99: read(0.99),
      longest: latencies.reduce((most, { took }) => Math.max(most, took), 0),
      memory: Math.max(...usage.map(({ memory }) => memory)),
      cpu: usage.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / (total / 1000),
    }
  } finally {
    for (const client of clients) client.close()
    await endProcess(relay.child)
    closeCommands()
    await redis.close()
  }
}

/** Formats the figures for `npm run bench`, each with its limit. */
export function formatRelayFigures(figures: RelayFigures): string {
  const { sent, lost, undelivered, drained, repeated, rate, p50, p99, longest, memory, cpu } = figures
  return [
    '| figure | relay on Redis | limit |',
    '|---|---|---|',
    `| connected clients | ${CLIENTS} | ${CLIENTS} |`,
    `| messages per second, both ways | ${rate.toFixed(0)} | ${RATE} |`,
    `| messages sent, with a restart of the relay in the middle | ${sent} | – |`,
    `| of them lost: neither arrived nor in a mailbox | ${lost} | 0 |`,
    `| still in transit ${DRAIN_LIMIT / 1000} s after the last one | ${undelivered} | 0 |`,
    `| until all had arrived, after the last one | ${drained.toFixed(1)} s | ≤ ${DRAIN_LIMIT / 1000} s |`,
    `| delivered twice, which clients ignore | ${repeated} | – |`,
    `| publish to delivery, median / 99 % | ${p50.toFixed(1)} / ${p99.toFixed(1)} ms | – |`,
    `| the longest, over the restart | ${longest.toFixed(0)} ms | – |`,
    `| memory of the relay at its most | ${memory.toFixed(0)} MB | ≤ ${MEMORY_LIMIT} MB |`,
    `| of one core, starts included | ${(cpu * 100).toFixed(0)} % | ≤ 100 % |`,
  ].join('\n')
}

type RelayProcess = { child: ChildProcess; url: string }

function startRelayProcess(file: string, redisUrl: string, port: number): Promise<RelayProcess> {
  const child = spawn(process.execPath, [...NODE_FLAGS, file], {
    env: { ...process.env, PORT: String(port), REDIS_URL: redisUrl, RELAY_LIMITS },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolveProcess, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const url = /is ready: (\S+)/.exec(output)?.[1]
      if (url) resolveProcess({ child, url })
    })
    child.once('exit', () => reject(new Error(`The relay did not start. It said:\n${output}`)))
  })
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  await exited
}

type Usage = { memory: number; cpuSeconds: number }

/** Reads memory and CPU time from /proc (Linux only). */
function readUsage({ pid }: ChildProcess): Usage {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  // utime and stime, in ticks of 10 ms.
  const ticks = Number(fields[11]) + Number(fields[12])
  return { memory: Number(kilobytes) / 1000, cpuSeconds: ticks / 100 }
}
