import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'
import { titles } from './titles.js'

/** The words of Names in English. A `name` is with its zone, such as `nora.lintel.test`, unless it says otherwise. */
const names = {
  titles,
  // ChooseAccountName.
  yours: 'Your names',
  payTitle: 'Easy to pay',
  payText: 'People send to {example} instead of a long address.',
  sameTitle: 'The same account',
  sameText: 'A name leads to your address. The address stays as it is.',
  freeTitle: 'Costs nothing',
  freeText: 'You sign a message. No transaction is sent.',
  choose: 'Choose a name',
  later: 'Later',
  noZones: 'Names cannot be registered here.',
  // RegisterAccountName.
  name: 'Name',
  /** Read after the label of the field. `zone`: such as `lintel.test`. */
  suffix: 'Ends with {zone}',
  /** Above the zones, where there are several. */
  zones: 'Ends with',
  /** In place of a state, before something is typed. */
  hint: 'At least {count} letters, digits or hyphens.',
  short: {
    one: '{count} more character is needed.',
    other: '{count} more characters are needed.',
  },
  long: {
    one: '{count} character too many.',
    other: '{count} characters too many.',
  },
  character: '{character} is not allowed. Use a to z, 0 to 9 and hyphens.',
  /** `codePoint`: such as U+200B. */
  characterNamed: '{character} ({codePoint}) is not allowed. Use a to z, 0 to 9 and hyphens.',
  space: 'A space is not allowed. Use a to z, 0 to 9 and hyphens.',
  hidden: 'There is a character that nobody sees ({codePoint}). Type the name again.',
  mixed: '{character} ({codePoint}) is a letter of another alphabet. The name could be mistaken for another one.',
  // By the place of a hyphen.
  hyphens: {
    start: 'A name does not start with a hyphen.',
    end: 'A name does not end with a hyphen.',
    double: 'Two hyphens in a row are not allowed.',
  },
  checking: 'Looking it up',
  free: '{name} is free.',
  taken: '{name} is taken.',
  reserved: '{name} is reserved.',
  own: '{name} is yours already.',
  refused: 'The service does not accept {name}.',
  unknown: 'Error fetching name suggestions. {reason} You can try all the same.',
  suggestions: 'Free names',
  account: 'Account',
  network: 'Network',
  time: 'Time',
  now: 'Now, when you sign',
  register: 'Register',
  signAgain: 'Sign again',
  continueOwn: 'Continue',
  inWallet: 'Approve it in {wallet}.',
  sending: 'Registering the name',
  failed: 'Error registering name {name}',
  // By `NameProblem`.
  problems: {
    'not-reached': 'The service was not reached.',
    'no-answer': 'The service did not answer in time.',
    'bad-reply': 'The service sent an answer that is not valid.',
    'too-many-requests': 'Too many requests. Wait a moment.',
    'service-refused': 'The service does not accept this site.',
    'service-failed': 'The service failed.',
    'just-taken': 'Somebody has just taken it. Choose another name.',
    reserved: 'This name is reserved. Choose another one.',
    'not-accepted': 'The service does not accept this name. Choose another one.',
    limit: 'This account has as many names as it may have.',
    'too-late': 'That took too long. Sign again.',
    'signature-refused': 'The service does not accept the signature of this account.',
    declined: 'You declined the signature. Nothing was registered.',
    'wallet-failed': 'Your wallet did not sign. Nothing was registered.',
    'not-known': 'You have signed, and the answer was lost. Try again: we look first whether the name is yours.',
    network: 'Names cannot be registered on this network.',
  },
  namesFailed: 'Error fetching names for address',
  // RegisterAccountNameSuccess.
  doneTitle: '{name} is yours',
  doneText: 'It leads to this account. Anybody can send to it by name.',
  /** Other apps cannot resolve it for the moment. */
  notMirrored: 'Not yet visible elsewhere. Other apps find it in a few seconds.',
  mirrored: 'Visible in every app that reads ENS.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',
  toastDone: '{name} is yours',
} as const

export const texts: TextGroups = { names }

export const enNames = /* @__PURE__ */ readWords(names)

export type NamesWords = typeof enNames
