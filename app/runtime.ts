import { readRuntimeConfig } from '../servers/pages/runtime-config.js'

/** The addresses of the chains and services that `npm start` runs. */
export const runtime = readRuntimeConfig()
