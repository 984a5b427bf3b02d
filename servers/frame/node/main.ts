import { safeParse, summarize } from 'valibot'
import { createOriginList } from '../../origins/create-origin-list.js'
import { isLoopback } from '../../origins/is-loopback.js'
import { parseList } from '../../parse-list.js'
import { parsePort } from '../../parse-port.js'
import { readOriginsVariable, readOriginVariable, readUrlVariable } from '../../process/read-url-variable.js'
import { runService } from '../../process/run-service.js'
import { type FrameConfig, frameNetworksSchema } from '../frame-config.js'
import { type FrameFont, frameFontsSchema } from '../frame-fonts.js'
import { buildFrame } from './build-frame.js'
import { type StartFrameOptions, startFrame } from './start-frame.js'

await runService({
  name: 'The frame of the embedded wallet',
  service: 'frame',
  start: async (operation) => startFrame({ ...(await readOptions(process.env)), operation }),
})

/** Reads the environment variables of docs/embedded.md. Lists are separated by commas; empty means the default. */
async function readOptions(env: NodeJS.ProcessEnv): Promise<StartFrameOptions> {
  const [projectIds, hosts] = [env.PROJECT_IDS, env.ALLOWED_HOSTS].map(parseList)
  const origins = readOriginsVariable('ALLOWED_ORIGINS', env.ALLOWED_ORIGINS)
  const frameOrigin = readOriginVariable('FRAME_ORIGIN', env.FRAME_ORIGIN)
  const config = {
    identityUrl: readUrlVariable('IDENTITY_URL', env.IDENTITY_URL ?? ''),
    networks: readNetworks(env.NETWORKS),
    ...(env.DATA_API_URL ? { dataApiUrl: readUrlVariable('DATA_API_URL', env.DATA_API_URL) } : {}),
  }
  // A frame on this machine is one in development.
  const isDevelopment = isLoopback(frameOrigin)
  const list = createOriginList({
    service: 'Frame',
    isDevelopment,
    now: Date.now,
    report: console.error,
    origins,
    ...(env.DIRECTORY_URL ? { directoryUrl: readUrlVariable('DIRECTORY_URL', env.DIRECTORY_URL) } : {}),
    ...(projectIds?.[0] ? { projectId: projectIds[0] } : {}),
  })
  return {
    port: parsePort(env.PORT) ?? 3007,
    ...(env.HOST ? { host: env.HOST } : {}),
    folder: env.FRAME_FOLDER || (await buildFrame()),
    readConfig: () => config,
    readOrigins: list.read,
    allowsLoopback: isDevelopment,
    fonts: readFontList(env.FONTS),
    hosts: [new URL(frameOrigin).host, ...(hosts ?? []).map((host) => host.toLowerCase())],
  }
}

function readNetworks(text: string | undefined): FrameConfig['networks'] {
  const example =
    '[{"caipNetworkId":"eip155:1","name":"Ethereum","rpcUrl":"https://…","nativeCurrency":{"symbol":"ETH","decimals":18}}]'
  const read = safeParse(frameNetworksSchema, parseJson(text ?? ''))
  if (read.success) return read.output
  throw new Error(`NETWORKS is not valid. Write JSON such as ${example}. ${summarize(read.issues)}`)
}

function readFontList(text: string | undefined): readonly FrameFont[] {
  if (!text) return []
  const example = '[{"file":"/srv/fonts/inter.woff2","family":"Inter Variable","weight":"100 900"}]'
  const read = safeParse(frameFontsSchema, parseJson(text))
  if (read.success) return read.output
  throw new Error(`FONTS is not valid. Write JSON such as ${example}. ${summarize(read.issues)}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
