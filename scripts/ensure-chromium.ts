import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { describeInstall, hasApt, installDebianPackage } from './install-debian-package.js'

/** Debian's Chromium without windows, which takes two thirds of the time of the one with windows. */
const PACKAGE = 'chromium-headless-shell'
const DEBIAN_CHROMIUMS = [`/usr/bin/${PACKAGE}`, '/usr/bin/chromium']

const isRoot = process.getuid?.() === 0

/**
 * The features that Playwright disables in its tests, without `ThirdPartyStoragePartitioning`. Visitors' browsers keep the
 * storage of a frame separate for each site around it; with that disabled, Debian's Chromium with windows denies a frame of
 * another site all storage. Chromium takes the last `--disable-features`, which is this one.
 */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
]

/** Flags for Chromium: no background work, no network access of its own, the same fonts with and without windows. */
export const chromiumArgs: string[] = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  `--disable-features=${disabledFeatures.join()}`,
  // Chromium refuses to start its sandbox as root, as which most CI containers run.
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** Chromium's environment in every test: the fonts of the repository, not those of the machine. */
export const chromiumEnv: Record<string, string> = {
  ...(process.env as Record<string, string>),
  FONTCONFIG_FILE: resolve(import.meta.dirname, '../.storybook/fonts/fonts.conf'),
}

/** Returns the path of the first Chromium found: `CHROMIUM_PATH`, Debian's (without windows, then with), Playwright's own. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...DEBIAN_CHROMIUMS, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/**
 * Returns the path of a Chromium. Installs Debian's if there is none and the process may install packages.
 * @throws Error with the command to run, if there is none and the process may not install it.
 */
export function ensureChromium(): string {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted !== undefined && wanted !== '' && !existsSync(wanted)) {
    throw new Error(`CHROMIUM_PATH is ${wanted}, and there is no such file. Correct it or unset it.`)
  }
  const present = findChromium()
  if (present !== undefined) return present
  installDebianPackage(PACKAGE)
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new Error(
    `Chromium is missing. Run: ${hasApt() ? `sudo ${describeInstall(PACKAGE)}` : 'npx playwright install chromium'}`,
  )
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
