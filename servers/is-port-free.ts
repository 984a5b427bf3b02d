import { connect, createServer } from 'node:net'

/** Whether nothing listens on `port` of either loopback address, so that `localhost` reaches this process. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port)) && !(await answersOnIpv6(port))
}

/** `preferred` when it is free, else 0: any free port. */
export async function preferPort(preferred: number): Promise<number> {
  return preferred > 0 && preferred <= 65535 && (await isPortFree(preferred)) ? preferred : 0
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
