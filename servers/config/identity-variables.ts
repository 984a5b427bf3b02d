import { redirectProviders } from '../../src/services/identity/provider-schema.js'
import { defineVariables, type Variable } from './variable.js'

const services = ['identity', 'start'] as const
const identity = ['identity'] as const

/** The variables that only the identity service reads. */
export const identityVariables = defineVariables({
  SMTP_URL: {
    kind: 'smtp',
    services,
    otherwise: 'an inbox on this machine, whose URL is printed',
    isSecret: true,
    about: '`smtp://` or `smtps://` URL of the mail server; with TLS, unless the server is on this machine',
    example: 'smtps://user:password@mail.example',
  },
  MAIL_FROM: {
    kind: 'text',
    services,
    otherwise: '`Lintel <no-reply@localhost>`',
    about: 'sender of mails',
    example: 'Harbor <login@id.example.com>',
  },
  IDENTITY_SECRET: {
    kind: 'text',
    services,
    otherwise: 'the file `keys/identity-secret`, created once',
    isSecret: true,
    about: '64 hexadecimal digits, the same in all processes on a database (`openssl rand -hex 32`)',
    example: '<64 hexadecimal digits>',
  },
  WALLET_KEKS: {
    kind: 'text',
    services,
    otherwise: 'the file `keys/wallet-keks`, created once',
    isSecret: true,
    about: '`id:hex,…`: keys of 64 hexadecimal digits that seal the shares of wallets; the first seals, all open',
    example: '2026:<64 hexadecimal digits>',
  },
  DEVICE_APPROVAL: {
    kind: 'deviceApproval',
    services,
    default: 'suspicious',
    about: '`always` or `suspicious`: when a new device is approved by a mailed link',
    example: 'always',
  },
  WALLET_WAIT: {
    kind: 'hours',
    services,
    default: '72',
    about: 'how long a wallet that is begun without the key of the one in use waits, in hours, 0 to 720',
    example: '72',
  },
  EMAIL_WAIT: {
    kind: 'hours',
    services: identity,
    default: '72',
    about: 'how long a replaced e-mail address can take the change back, in hours, 0 to 720',
    example: '72',
  },
  MAIL_INTERVAL: {
    kind: 'seconds',
    services: identity,
    default: '30',
    about: 'time between two mails to an address, in s',
    example: '30',
  },
  STAND_INS_URL: {
    kind: 'url',
    services: identity,
    otherwise: 'none',
    about: 'stand-ins for the providers without access; for development only: they believe everything',
    example: 'http://localhost:3006',
  },
  SPONSOR_KEY: {
    kind: 'text',
    services: identity,
    otherwise: 'nothing is paid for',
    isSecret: true,
    about: 'private key that signs for the paymasters of first transactions',
    example: '0x<64 hexadecimal digits>',
  },
  SPONSOR_PAYMASTERS: {
    kind: 'text',
    services: identity,
    otherwise: 'required with `SPONSOR_KEY`',
    about: 'the paymaster of each network',
    example: 'eip155:1=0x…',
  },
  SPONSOR_BUNDLERS: {
    kind: 'text',
    services: identity,
    otherwise: 'required with `SPONSOR_KEY`',
    about: 'the account of your bundler on each of these networks',
    example: 'eip155:1=0x…',
  },
  SPONSOR_RPC_URLS: {
    kind: 'text',
    services: identity,
    otherwise: 'required with `SPONSOR_KEY`',
    isSecret: true,
    about: 'a node of each of these networks, as for the bundler',
    example: '1=https://rpc.example',
  },
  SPONSOR_DAILY_BUDGET: {
    kind: 'text',
    services: identity,
    otherwise: 'required with `SPONSOR_KEY`',
    about: 'what a project may spend in a day (UTC), in the unit of the native currency',
    example: '0.05',
  },
  SPONSOR_DAILY_SHARE: {
    kind: 'text',
    services: identity,
    otherwise: 'a tenth of the budget',
    about: 'what of it one network address, or one e-mail domain, may have, in the same unit',
    example: '0.005',
  },
  SPONSOR_MOST: {
    kind: 'text',
    services: identity,
    otherwise: 'a twentieth of the budget',
    about: 'what one transaction may cost, in the same unit',
    example: '0.0025',
  },
  FARCASTER_RPC_URL: {
    kind: 'url',
    services,
    otherwise: 'Farcaster is not offered',
    about: 'a node of OP Mainnet, which says who owns a Farcaster id',
    example: 'https://op.example',
  },
  FARCASTER_RELAY_URL: {
    kind: 'publicUrl',
    services,
    default: 'https://relay.farcaster.xyz',
    about: 'relay of the channel protocol',
    example: 'https://relay.farcaster.xyz',
  },
  ...defineProviders(),
})

type ProviderVariable = `${Uppercase<(typeof redirectProviders)[number]>}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'URL'}`
type ProviderEntry = Variable & { kind: 'text' | 'publicUrl'; services: typeof services }

/** Three of each social provider. */
function defineProviders() {
  const entries = redirectProviders.flatMap((provider): [string, ProviderEntry][] => {
    const name = provider.toUpperCase()
    return [
      [
        `${name}_CLIENT_ID`,
        {
          kind: 'text',
          services,
          otherwise: 'the provider is not offered',
          about: `id of your app at ${provider}`,
          example: 'harbor',
        },
      ],
      [
        `${name}_CLIENT_SECRET`,
        {
          kind: 'text',
          services,
          otherwise: `required with \`${name}_CLIENT_ID\``,
          isSecret: true,
          about: 'the secret that belongs to it',
          example: '<secret>',
        },
      ],
      [
        `${name}_URL`,
        {
          kind: 'publicUrl',
          services,
          otherwise: "the provider's own",
          about: 'another address of the provider',
          example: 'https://provider.example',
        },
      ],
    ]
  })
  return Object.fromEntries(entries) as Record<ProviderVariable, ProviderEntry>
}
