/** Something this process started: its address and the way to end it. `close` waits until it is gone. */
export type Service = {
  name: string
  url: string
  /** Of the process it runs in. */
  pid: number
  close(): Promise<void>
}
