import { serveRequests } from '../../process/serve-requests.js'
import type { Service } from '../../service.js'
import { writeStateFile } from './state-file.js'

export type StartFacadeOptions = {
  /** How lists of services name it. */
  name: string
  answer: (request: Request, address: string | undefined) => Promise<Response>
  /** 0 uses a free port. */
  port: number
  statePath: string
  /** Returns what the state file must hold. */
  dump: () => unknown
  report: (message: string) => void
}

/** Interval at which a changed state is saved, ms. */
const SAVE_INTERVAL = 20_000

/**
 * Serves a local chain on loopback and saves its state, every 20 seconds and when it closes.
 *
 * @throws Error when the port is taken.
 */
export async function startFacade(options: StartFacadeOptions): Promise<Service> {
  const { name, answer, port, statePath, dump, report } = options
  let saving = Promise.resolve()
  let hasRequests = true
  const save = () => {
    saving = saving.then(() => writeStateFile(statePath, dump()))
    return saving
  }
  const timer = setInterval(() => {
    if (!hasRequests) return
    hasRequests = false
    save().catch((error) => {
      saving = Promise.resolve()
      report(`${name}: the state could not be saved. ${error instanceof Error ? error.message : error}`)
    })
  }, SAVE_INTERVAL)
  timer.unref()
  return serveRequests({
    name,
    answer: (request, address) => {
      hasRequests = true
      return answer(request, address)
    },
    port,
    report,
    async closeParts() {
      clearInterval(timer)
      await save()
    },
  })
}
