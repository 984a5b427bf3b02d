import { formatError } from '../../format-error.js'
import { serveRequests } from '../../process/serve-requests.js'
import { writeStateFile } from '../../process/state-file.js'
import type { Service } from '../../service.js'

/** The options of each local chain. */
export type StartLocalOptions = {
  /** 0 uses a free port. */
  port: number
  /** File the chain is restored from and saved to. */
  statePath: string
  /** Receives warnings for the operator. */
  report: (message: string) => void
}

export type StartFacadeOptions = StartLocalOptions & {
  /** How lists of services name it. */
  name: string
  answer: (request: Request, address: string | undefined) => Promise<Response>
  /** Returns the content of the state file. */
  dump: () => unknown
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
      report(`${name}: the state could not be saved. ${formatError(error)}`)
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
