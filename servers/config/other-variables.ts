import { defineVariables } from './variable.js'

const relay = ['relay'] as const
const frame = ['frame'] as const
const bundler = ['bundler'] as const
const analytics = ['analytics'] as const

/** The variables that only the relay, the frame, the bundler or the analytics server reads. */
export const otherVariables = defineVariables({
  RELAY_STATE: {
    kind: 'text',
    services: relay,
    otherwise: 'none',
    about: 'file that stores the messages during a restart, without Redis',
    example: '/var/lib/lintel/relay.json',
  },
  RELAY_CAPACITY: {
    kind: 'mebibytes',
    services: relay,
    otherwise: '32 in memory, 256 in Redis',
    about: 'capacity for all messages together, MiB',
    example: '256',
  },
  RELAY_URLS: {
    kind: 'list',
    services: relay,
    otherwise: 'the `Host` of the request',
    about: 'public addresses of the relay; a token must name one of them',
    example: 'wss://relay.example.com',
  },
  RELAY_LIMITS: {
    kind: 'text',
    services: relay,
    otherwise: 'those of [relay.md](relay.md#limits)',
    about: 'limits by name',
    example: 'connectionsPerAddress=2000,rate=50',
  },
  IDENTITY_URL: {
    kind: 'publicUrl',
    services: frame,
    requiredBy: frame,
    otherwise: 'required',
    about: 'base URL of the identity service',
    example: 'https://id.example.com',
  },
  NETWORKS: {
    kind: 'text',
    services: frame,
    requiredBy: frame,
    otherwise: 'required',
    about:
      'JSON list of the networks of the embedded wallet, with `bundlerUrl` where accounts may be smart ([embedded.md](embedded.md))',
    example:
      '[{"caipNetworkId":"eip155:1","name":"Ethereum","rpcUrl":"https://rpc.example","nativeCurrency":{"symbol":"ETH","decimals":18}}]',
  },
  DATA_API_URL: {
    kind: 'publicUrl',
    services: frame,
    otherwise: 'permissions are not listed',
    about: 'base URL of the data API that lists permissions',
    example: 'https://data.example.com',
  },
  FONTS: {
    kind: 'text',
    services: frame,
    otherwise: 'that of the system',
    about: 'JSON list of the files of a typeface, which the frame serves ([host-embedded.md](host-embedded.md))',
    example: '[{"file":"/srv/fonts/inter.woff2","family":"Inter Variable","weight":"100 900"}]',
  },
  FRAME_FOLDER: {
    kind: 'text',
    services: frame,
    otherwise: 'that of the package',
    about: 'folder of the built page of the frame',
    example: '/srv/frame',
  },
  BUNDLER_KEY: {
    kind: 'text',
    services: bundler,
    otherwise: 'a new one, in `bundler/key` of the data folder',
    isSecret: true,
    about: 'private key of the account that sends the transactions',
    example: '0x<64 hexadecimal digits>',
  },
  TRUSTED_PAYMASTERS: {
    kind: 'list',
    services: bundler,
    otherwise: 'none',
    about: 'your own paymasters, to which the rules of ERC-7562 do not apply',
    example: '0x…',
  },
  MIN_PRIORITY_FEE: {
    kind: 'text',
    services: bundler,
    otherwise: '0',
    about: 'the least priority fee, wei, where half of what the node suggests is less',
    example: '1000000',
  },
  LOCAL_BALANCE: {
    kind: 'text',
    services: bundler,
    otherwise: 'none',
    about: 'for anvil only: the balance in ether that the account is given at the start, when it has less',
    example: '10',
  },
  READ_TOKEN: {
    kind: 'text',
    services: analytics,
    otherwise: 'browsers of this machine only',
    isSecret: true,
    about: 'who has it may read the charts; 24 characters or more',
    example: '<64 hexadecimal digits>',
  },
  PAGE_FOLDER: {
    kind: 'text',
    services: analytics,
    otherwise: 'that of the package',
    about: 'folder of the built page of charts',
    example: '/srv/charts',
  },
})
