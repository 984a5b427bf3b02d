/** A service without a port, for a server of your own. */
export type MountableService = {
  /** Answers a request. `address` is the caller's IP address, for its limits. */
  answer(request: Request, address?: string): Promise<Response>
  /** Ends its background work and closes what it has opened. Call it after the last request. */
  close(): Promise<void>
}

/** A running service. `close` resolves once it has stopped. */
export type Service = {
  name: string
  url: string
  /** Id of the process that the service runs in. */
  pid: number
  close(): Promise<void>
}
