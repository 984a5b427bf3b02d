import { existsSync } from 'node:fs'
import { describeInstall, installDebianPackage } from './install-debian-package.js'

const FIREFOX = '/usr/bin/firefox-esr'
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const MINI_BROWSERS = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
const XVFB = '/usr/bin/Xvfb'
const OPENBOX = '/usr/bin/openbox'

/** Returns the path of Debian's Firefox. Installs it when it is missing and the process may. */
export function ensureFirefox(): string {
  return ensureFile('firefox-esr', [FIREFOX])
}

/**
 * Returns the paths of WebKitGTK's driver and browser, and of a window manager. Installs them, and a display, when they are
 * missing.
 */
export function ensureWebKit(): { driver: string; browser: string; manager: string } {
  ensureFile('xvfb', [XVFB])
  const manager = ensureFile('openbox', [OPENBOX])
  const browser = ensureFile('libwebkit2gtk-4.1-0', MINI_BROWSERS)
  return { driver: ensureFile('webkit2gtk-driver', [WEBKIT_DRIVER]), browser, manager }
}

function ensureFile(name: string, paths: readonly string[]): string {
  const find = () => paths.find((path) => existsSync(path))
  if (!find()) installDebianPackage(name)
  const found = find()
  if (found === undefined) throw new Error(`${paths[0]} is missing. Run: sudo ${describeInstall(name)}`)
  return found
}
