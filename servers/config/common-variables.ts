import { defineVariables } from './variable.js'

/** Where each service listens by default. */
export const defaultPorts = {
  start: 3000,
  relay: 3002,
  'data-api': 3003,
  identity: 3004,
  frame: 3007,
  bundler: 3008,
  analytics: 3016,
  directory: 3018,
} as const

const everyone = ['relay', 'directory', 'identity', 'frame', 'bundler', 'data-api', 'analytics'] as const

/** The variables that more than one service reads. */
export const commonVariables = defineVariables({
  PORT: {
    kind: 'port',
    services: [...everyone, 'start'],
    otherwise: Object.entries(defaultPorts)
      .map(([service, port]) => `${port} (${service === 'start' ? 'the site' : service})`)
      .join(', '),
    about: 'port to listen on; 0 uses a free one',
    example: '8080',
  },
  HOST: {
    kind: 'text',
    services: everyone,
    otherwise: '127.0.0.1',
    about: 'address to listen on',
    example: '0.0.0.0',
  },
  LINTEL_DATA_DIR: {
    kind: 'text',
    services: ['identity', 'bundler', 'data-api', 'analytics', 'start'],
    default: '.lintel',
    about: 'folder of the embedded databases, of keys that are created, and of packages that `lintel start` installs',
    example: '/var/lib/lintel',
  },
  DATABASE_URL: {
    kind: 'postgres',
    services: ['identity', 'data-api', 'analytics', 'bundler', 'start'],
    otherwise: 'PGlite in the data folder; one bundler',
    isSecret: true,
    about: 'the PostgreSQL that holds what the service stores; of bundlers with one account its lock lets one send',
    example: 'postgres://lintel:password@localhost/lintel',
  },
  METRICS_PORT: {
    kind: 'port',
    services: everyone,
    otherwise: 'nowhere',
    about: 'port of `/health` and `/metrics` (docs/operation.md); 0 uses a free one',
    example: '9104',
  },
  METRICS_HOST: {
    kind: 'text',
    services: everyone,
    otherwise: '127.0.0.1',
    about: 'address of that port',
    example: '0.0.0.0',
  },
  LOG_FORMAT: {
    kind: 'logFormat',
    services: [...everyone, 'start'],
    default: 'text',
    about: '`json` writes logs as lines of JSON',
    example: 'json',
  },
  REDIS_URL: {
    kind: 'redis',
    services: ['relay', 'start'],
    otherwise: 'messages are stored in memory',
    isSecret: true,
    about: 'the Redis 7 or Valkey that stores the messages of the relay, for any number of relays',
    example: 'redis://localhost:6379',
  },
  ALLOWED_ORIGINS: {
    kind: 'origins',
    services: everyone,
    otherwise: 'none for identity and the frame, all for the others',
    about: 'origins of the pages that may call the service, log in to it or show it, separated by commas',
    example: 'https://app.example.com',
  },
  ALLOW_LOOPBACK: {
    kind: 'flag',
    services: ['bundler', 'data-api', 'analytics'],
    otherwise: '`ALLOWED_ORIGINS` only',
    about: '`1` allows pages of this machine besides, on any port: for development',
    example: '1',
  },
  ALLOWED_HOSTS: {
    kind: 'hosts',
    services: ['identity', 'frame', 'bundler', 'data-api'],
    otherwise: 'loopback names; the frame also that of `FRAME_ORIGIN`',
    about: 'public names of the server in the `Host` header, with the port where browsers show one',
    example: 'id.example.com',
  },
  ADDRESS_HEADER: {
    kind: 'header',
    services: ['relay', 'identity', 'bundler', 'data-api', 'analytics'],
    otherwise: "none: the socket's address counts",
    about: "header in which your reverse proxy writes the client's address, of which the last entry counts",
    example: 'x-forwarded-for',
  },
  PROJECT_IDS: {
    kind: 'list',
    services: everyone,
    otherwise: 'any, or none',
    about: 'allowed project ids, separated by commas; identity and the frame ask the directory for the first one',
    example: 'harbor',
  },
  DIRECTORY_URL: {
    kind: 'url',
    services: ['identity', 'frame'],
    otherwise: 'none',
    about: 'base URL of a directory whose `/projects/v1/origins` lists allowed origins as well',
    example: 'https://directory.example.com',
  },
  PUBLIC_URL: {
    kind: 'publicUrl',
    services: ['identity', 'data-api'],
    otherwise: '`http://localhost:<port>`; for the data API that of the request',
    about: 'the public URL of the server, for links, redirect URIs and the URLs of images',
    example: 'https://id.example.com',
  },
  RPC_URLS: {
    kind: 'text',
    services: ['bundler', 'data-api'],
    requiredBy: ['bundler', 'data-api'],
    otherwise: 'required',
    isSecret: true,
    about: '`<chain id>=<URL>` of each node; several of one chain are its endpoints, the preferred first',
    example: '1=https://rpc.example',
  },
  BUNDLER_ACCESS_KEY: {
    kind: 'text',
    services: ['identity', 'bundler'],
    otherwise: 'everybody may call; required for a bundler with a public name',
    isSecret: true,
    about: '64 hexadecimal digits, the same for both services: only who has logged in may call the bundler',
    example: '<64 hexadecimal digits>',
  },
  FRAME_ORIGIN: {
    kind: 'origin',
    services: ['identity', 'frame'],
    requiredBy: ['identity', 'frame'],
    otherwise: 'required',
    about: 'origin of the frame as browsers know it, the same for both services',
    example: 'https://wallet.example.com',
  },
})
