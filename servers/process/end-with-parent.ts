import { spawn } from 'node:child_process'

/**
 * Ends a process when this one ends, also when this one is killed. A shell reads a pipe that closes with this process. It does not
 * work on Windows.
 *
 * @param pid Process id, to which SIGTERM is sent.
 * @returns a function that stops the watch. Call it after the process has ended: its id may belong to another one later.
 */
export function endWithParent(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -TERM "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In its own process group, so that a signal to this process does not end the watcher first.
    detached: true,
  })
  // Without a shell the process is found at the next start.
  watcher.once('error', () => undefined)
  watcher.unref()
  return () => void watcher.kill('SIGKILL')
}
