import { connect, createServer } from 'node:net'

/** Whether nothing listens on `port` of either loopback address, so that `localhost` reaches this process. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port)) && !(await answersOnIpv6(port))
}

/** Distance of the ports that are tried. More than the number of services of `npm start`, whose ports follow each other. */
const STEP = 20
const MAX_TRIES = 10

/**
 * `preferred` when it is free, else the first free port in steps of 20 above it: the same at each start, so that an origin stays
 * the same and a page keeps its storage. 0, any free port, when ten are taken.
 */
export async function preferPort(preferred: number): Promise<number> {
  const candidates = Array.from({ length: MAX_TRIES }, (_, turn) => preferred + turn * STEP)
  for (const port of candidates) {
    if (port > 0 && port <= 65_535 && (await isPortFree(port))) return port
  }
  return 0
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

function answersOnIpv6(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '::1', port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
