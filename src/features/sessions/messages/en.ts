import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'
import { titles } from './titles.js'

/** The words of smart sessions in English. An `amount` is with its symbol; `app` is the name or the site of an app. */
const sessions = {
  titles,
  // SmartSessions.
  noneActive: 'No app can act for your account now.',
  emptyTitle: 'No smart sessions',
  emptyText:
    'A smart session lets an app act for your account without asking each time, within limits that you approve. Those of this app are listed here.',
  failedTitle: 'Sessions not loaded',
  failedText: 'We could not read what this app can do for your account.',
  outdated: 'The list could not be read again. It may be outdated.',
  notSmartText: 'Only a smart account can let an app act without asking each time.',
  accountType: 'Choose an account',
  notListed: 'Your wallet does not list its sessions here.',
  endAll: 'End all',
  allApps: 'Sessions of all apps',
  /** Of any app, on the present network. */
  noneAnywhere: 'No app has a session on this network.',
  allAppsEnded: 'The sessions are ended.',
  unnamed: 'App without a name',
  // The permissions of a session. `inAll` and the others are sentences of their own.
  inAll: 'Up to {amount} in all',
  /** By the length of the period in seconds. */
  each: {
    '3600': 'Up to {amount} an hour',
    '86400': 'Up to {amount} a day',
    '604800': 'Up to {amount} a week',
  },
  eachDays: { one: 'Up to {amount} every {count} day', other: 'Up to {amount} every {count} days' },
  eachSeconds: { one: 'Up to {amount} every {seconds} second', other: 'Up to {amount} every {seconds} seconds' },
  anyAmount: 'Any amount of {token}',
  calls: { one: 'Calls {count} function of {contract}', other: 'Calls {count} functions of {contract}' },
  unknown: 'Something that is not known here: {type}',
  /** `what`: one of the sentences above. */
  often: '{what}, {times}',
  times: { one: '{count} time', other: '{count} times' },
  /** Of a token that does not tell its decimals. */
  baseUnits: '{amount} base units of {token}',
  left: '{amount} left',
  leftTimes: { zero: 'No use left', one: '{count} use left', other: '{count} uses left' },
  leftUnknown: 'What is left is not known',
  renews: 'Renews {time}',
  // When. `time`: a date, or for `ends` and `lastUsed` such as "in 5 hours".
  until: 'Until {time}',
  ends: 'Ends {time}',
  endedOn: 'Ended on {time}',
  expiredOn: 'Expired on {time}',
  lastUsed: 'Last used {time}',
  neverUsed: 'Not used yet',
  // By `SessionStatus`.
  statuses: { active: 'Active', ending: 'Ending', revoked: 'Ended', expired: 'Expired' },
  notEnded: 'Not ended',
  // SmartSessionDetail. By `SessionStatus`.
  explained: {
    active: '{app} can do this for your account without asking you.',
    ending: 'This session is ending. {app} can still act until the network has confirmed it.',
    revoked: 'You ended this session. {app} can no longer act by it.',
    expired: 'The time of this session is over. {app} can no longer act by it.',
  },
  gone: 'This session is not in the list any more.',
  spends: 'Spends',
  callsLabel: 'Calls',
  uses: 'Uses',
  unknownLabel: 'Not known here',
  unknownText: 'A rule of this session is not known here. The app may be able to do more than you can read.',
  agent: 'Acts as',
  network: 'Network',
  granted: 'Granted',
  untilLabel: 'Until',
  used: 'Last used',
  end: 'End session',
  endText: 'The app can then do nothing more by this session. What it has done stays. You approve it in your wallet.',
  failedEnd: 'The session was not ended',
  // By `SessionProblem`.
  problems: {
    declined: 'You declined it. The app can still act.',
    'not-yours': 'Your wallet does not know this session. Log in again, and try once more.',
    reverted: 'The network refused it. The app can still act.',
    dropped: 'It came into no block. The app can still act.',
    'not-known': 'It was sent, and nothing says yet what became of it. The list will show it.',
    'wallet-failed': 'Your wallet could not do it. The app can still act.',
  },
} as const

export const texts: TextGroups = { sessions }

export const enSessions = /* @__PURE__ */ readWords(sessions)

export type SessionsWords = typeof enSessions
