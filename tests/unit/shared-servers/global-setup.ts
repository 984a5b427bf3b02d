import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import type { SharedServer } from './request-shared-server.js'
import { createStarters, type Starters } from './starters.js'

let server: Server
let starters: Starters

/**
 * Starts what the test files ask for when the first asks, and keeps it for the run. Files run in processes of their own, so they ask over
 * HTTP: `POST /redis` answers with a URL.
 */
export async function setup(project: TestProject): Promise<void> {
  starters = createStarters()
  server = createServer((request, response) => void answer(request.url?.slice(1) ?? '', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('sharedServers', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

export async function teardown(): Promise<void> {
  server.close().closeAllConnections()
  await starters.close()
}

async function answer(name: string, response: ServerResponse): Promise<void> {
  try {
    response.end(await starters.request(name as SharedServer))
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : String(error))
  }
}
