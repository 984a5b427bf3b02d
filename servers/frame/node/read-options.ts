import { safeParse, summarize } from 'valibot'
import { defaultPorts } from '../../config/common-variables.js'
import { readSettings } from '../../config/read-settings.js'
import { refuseHostsWithoutPort } from '../../config/refuse-hosts-without-port.js'
import { createOriginList } from '../../origins/create-origin-list.js'
import { isLoopback } from '../../origins/is-loopback.js'
import { type FrameConfig, frameNetworksSchema } from '../frame-config.js'
import { type FrameFont, frameFontsSchema, readFonts } from '../frame-fonts.js'
import type { StartFrameOptions } from './start-frame.js'

/**
 * Reads the environment variables of the frame (docs/configuration.md).
 *
 * @throws ConfigurationError
 */
export function readOptions(source: NodeJS.ProcessEnv): StartFrameOptions {
  const settings = readSettings('frame', source)
  const { env, read } = settings
  const networks = settings.attempt(() => readNetworks(env.NETWORKS)) ?? []
  const fonts = settings.attempt(() => readFontList(env.FONTS))
  refuseHostsWithoutPort(settings, read('FRAME_ORIGIN'))
  settings.finish()
  // `finish` has thrown without them.
  const [frameOrigin = '', identityUrl = ''] = [read('FRAME_ORIGIN'), read('IDENTITY_URL')]
  const [dataApiUrl, directoryUrl, projectIds] = [read('DATA_API_URL'), read('DIRECTORY_URL'), read('PROJECT_IDS')]
  const [host, folder] = [read('HOST'), read('FRAME_FOLDER')]
  // A frame on this machine is one in development.
  const isDevelopment = isLoopback(frameOrigin)
  const list = createOriginList({
    service: 'Frame',
    isDevelopment,
    now: Date.now,
    report: console.error,
    origins: read('ALLOWED_ORIGINS') ?? [],
    ...(directoryUrl ? { directoryUrl } : {}),
    ...(projectIds?.[0] ? { projectId: projectIds[0] } : {}),
  })
  return {
    port: read('PORT') ?? defaultPorts.frame,
    ...(host ? { host } : {}),
    ...(folder ? { folder } : {}),
    readConfig: () => ({ identityUrl, networks, ...(dataApiUrl ? { dataApiUrl } : {}) }),
    readOrigins: list.read,
    allowsLoopback: isDevelopment,
    ...(fonts ? { fonts } : {}),
    hosts: [new URL(frameOrigin).host, ...(read('ALLOWED_HOSTS') ?? [])],
  }
}

function readNetworks(text: string | undefined): FrameConfig['networks'] {
  // The missing variable is already reported.
  if (text === undefined) return []
  const example =
    '[{"caipNetworkId":"eip155:1","name":"Ethereum","rpcUrl":"https://…","nativeCurrency":{"symbol":"ETH","decimals":18}}]'
  const networks = safeParse(frameNetworksSchema, parseJson(text))
  if (networks.success) {
    const urls = networks.output.flatMap(({ rpcUrl, bundlerUrl }) => [rpcUrl, ...(bundlerUrl ? [bundlerUrl] : [])])
    const plain = urls.find((url) => url.startsWith('http:') && !isLoopback(url))
    if (plain === undefined) return networks.output
    const { origin } = new URL(plain)
    throw new Error(
      `NETWORKS has a URL of ${origin}. Write ${origin.replace('http:', 'https:')}: without TLS only this machine may be named.`,
    )
  }
  throw new Error(`NETWORKS is not valid. Write JSON such as ${example}. ${summarize(networks.issues)}`)
}

function readFontList(text: string | undefined): readonly FrameFont[] | undefined {
  if (text === undefined) return undefined
  const example = '[{"file":"/srv/fonts/inter.woff2","family":"Inter Variable","weight":"100 900"}]'
  const fonts = safeParse(frameFontsSchema, parseJson(text))
  if (!fonts.success) throw new Error(`FONTS is not valid. Write JSON such as ${example}. ${summarize(fonts.issues)}`)
  // Throws for a file that cannot be read.
  readFonts(fonts.output)
  return fonts.output
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
