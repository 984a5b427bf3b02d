/** A running service. `close` resolves once it has stopped. */
export type Service = {
  name: string
  url: string
  /** Id of the process that the service runs in. */
  pid: number
  close(): Promise<void>
}
