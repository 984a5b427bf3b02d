import { readNonce, readRuntimeConfig } from '../servers/pages/runtime-config.js'

/** The addresses of the chains and services that `npm start` runs. */
export const runtime = readRuntimeConfig()

/** The nonce of the page's content security policy. */
export const nonce = readNonce()
