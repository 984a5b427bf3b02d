import * as v from 'valibot'
import { readEmailAddress } from '../../rules/login/email-address.js'

/** 16 random bytes or more, as base64url. */
export const randomText = v.pipe(v.string(), v.regex(/^[-\w]{22,86}$/))

const nothing = v.undefined()
const address = v.pipe(v.string(), v.minLength(26), v.maxLength(64), v.regex(/^\w+$/))
/** CAIP-2. */
const chainId = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/))
const accountType = v.picklist(['eoa', 'smartAccount'])
const accounts = v.optional(v.pipe(v.array(v.strictObject({ address, type: accountType })), v.maxLength(16)))
/** The frame gets the result of `readEmailAddress`. */
const email = v.pipe(v.string(), v.transform(readEmailAddress), v.string())
const name = v.pipe(v.string(), v.maxLength(128))
const text = v.pipe(v.string(), v.maxLength(512))
const webUri = v.pipe(v.string(), v.maxLength(4_096), v.regex(/^https?:\/\//))
const networks = v.pipe(v.array(chainId), v.maxLength(64))
const otp = v.strictObject({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/)) })

/** The socials that the frame can open. */
export const socialProviders = ['google', 'apple', 'x', 'discord', 'github', 'facebook', 'farcaster'] as const

/** The screens that the page can ask the frame to show. */
export const frameScreens = ['recovery-setup', 'recovery', 'export', 'devices'] as const

/**
 * Every request of the page to the frame: its payload and its result. Unknown keys are refused.
 * Requests about accounts name the chain by its CAIP-2 id.
 */
export const appMessages = {
  SWITCH_NETWORK: { payload: v.strictObject({ chainId }), result: v.strictObject({ chainId }) },
  CONNECT_EMAIL: {
    payload: v.strictObject({ email }),
    result: v.strictObject({ action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  },
  CONNECT_DEVICE: { payload: nothing, result: nothing },
  CONNECT_OTP: { payload: otp, result: nothing },
  CONNECT_SOCIAL: {
    payload: v.strictObject({ uri: webUri }),
    result: v.strictObject({
      email: v.optional(email),
      address,
      chainId,
      accounts,
      userName: v.optional(name),
      preferredAccountType: v.optional(accountType),
    }),
  },
  /**
   * The progress of the login of the last GET_SOCIAL_REDIRECT_URI, from the identity service. For a window that seems closed:
   * a page with the header Cross-Origin-Opener-Policy looks the same.
   */
  CHECK_SOCIAL: {
    payload: nothing,
    result: v.strictObject({ state: v.picklist(['unopened', 'pending', 'completed']), userName: v.optional(name) }),
  },
  GET_SOCIAL_REDIRECT_URI: {
    /** With `returnTo`, a page of the host, the login leaves the page and comes back to it with `result_uri`. */
    payload: v.strictObject({ provider: v.picklist(socialProviders), returnTo: v.optional(webUri) }),
    result: v.strictObject({ uri: webUri }),
  },
  GET_FARCASTER_URI: { payload: nothing, result: v.strictObject({ url: webUri }) },
  CONNECT_FARCASTER: { payload: nothing, result: v.strictObject({ userName: v.optional(name) }) },
  GET_USER: {
    payload: v.optional(
      v.strictObject({ chainId: v.optional(chainId), preferredAccountType: v.optional(accountType) }),
    ),
    result: v.strictObject({
      email: v.optional(email),
      address,
      chainId,
      smartAccountDeployed: v.boolean(),
      accounts,
      /** The visitor's name at the social provider. */
      userName: v.optional(name),
      preferredAccountType: v.optional(accountType),
      smartAccountEnabledNetworks: v.optional(networks),
    }),
  },
  SIGN_OUT: { payload: nothing, result: nothing },
  RELOAD: { payload: nothing, result: nothing },
  IS_CONNECTED: { payload: nothing, result: v.strictObject({ isConnected: v.boolean() }) },
  GET_CHAIN_ID: { payload: nothing, result: v.strictObject({ chainId }) },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: nothing,
    result: v.strictObject({ smartAccountEnabledNetworks: networks }),
  },
  INIT_SMART_ACCOUNT: { payload: nothing, result: v.strictObject({ address, isDeployed: v.boolean() }) },
  SET_PREFERRED_ACCOUNT: {
    payload: v.strictObject({ type: accountType }),
    result: v.strictObject({ type: accountType, address }),
  },
  /** The result is that of the JSON-RPC method. */
  RPC_REQUEST: {
    payload: v.strictObject({
      method: v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
      params: v.optional(v.union([v.pipe(v.array(v.unknown()), v.maxLength(64)), v.record(v.string(), v.unknown())])),
      chainId: v.optional(chainId),
    }),
    result: v.unknown(),
  },
  /** Rejects the request with this id, or every one that waits for approval. */
  RPC_ABORT: { payload: v.optional(v.strictObject({ requestId: randomText })), result: nothing },
  /**
   * Shows a screen of the frame and waits until the visitor has finished it. Like an approval it has no time limit, can
   * be ended by RPC_ABORT, and fails with 4001 when the visitor cancels.
   */
  OPEN_SCREEN: { payload: v.strictObject({ screen: v.picklist(frameScreens) }), result: nothing },
  /**
   * Proposes a change of the e-mail address. The frame shows both addresses, and begins once the visitor agrees there: no time
   * limit, as for OPEN_SCREEN. The codes follow by the next two.
   */
  UPDATE_EMAIL: {
    payload: v.strictObject({ email }),
    result: v.strictObject({ action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: otp, result: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: { payload: otp, result: v.strictObject({ newEmail: email }) },
  SYNC_THEME: {
    payload: v.strictObject({
      appearance: v.optional(v.picklist(['light', 'dark', 'system'])),
      accent: v.optional(name),
      gray: v.optional(name),
      radius: v.optional(name),
      scaling: v.optional(name),
      panel: v.optional(name),
      locale: v.optional(name),
    }),
    result: nothing,
  },
  SYNC_DAPP_DATA: {
    payload: v.strictObject({
      metadata: v.strictObject({
        name,
        description: v.optional(text),
        url: v.optional(v.pipe(v.string(), v.maxLength(2_048))),
        icons: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_048))), v.maxLength(8))),
      }),
      sdkVersion: name,
      projectId: name,
    }),
    result: nothing,
  },
} as const satisfies Record<string, { payload: v.GenericSchema; result: v.GenericSchema }>

export type AppMessageName = keyof typeof appMessages
export type AppPayload<Name extends AppMessageName> = v.InferInput<(typeof appMessages)[Name]['payload']>
export type AppResult<Name extends AppMessageName> = v.InferOutput<(typeof appMessages)[Name]['result']>

export function isAppMessageName(text: string): text is AppMessageName {
  return Object.hasOwn(appMessages, text)
}
