type HostSettings = { read(name: 'ALLOWED_HOSTS'): string[] | undefined; refuse(fault: string): void }

/**
 * Refuses names of `ALLOWED_HOSTS` without the port that browsers send with them, which the public URL has: every call would be
 * refused.
 */
export function refuseHostsWithoutPort(settings: HostSettings, publicUrl: string | undefined): void {
  if (!publicUrl) return
  const { host, hostname, port } = new URL(publicUrl)
  const hosts = settings.read('ALLOWED_HOSTS') ?? []
  if (port === '' || !hosts.includes(hostname) || hosts.includes(host)) return
  settings.refuse(
    `ALLOWED_HOSTS has the entry ${JSON.stringify(hostname)}, but browsers send the port of ${publicUrl} as well. Write ${host}.`,
  )
}
