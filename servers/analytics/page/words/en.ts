import { readWords } from '../../../../src/words/read-words.js'

/** The words of the page of charts, in English. The other languages are JSON files of the same shape. */
export const chartTexts = {
  title: 'Analytics',
  intro: 'What visitors do in the modal. Events are counted per day. There is nothing about who they are.',
  period: 'Period',
  days: { one: '{count} day', other: '{count} days' },
  project: 'Project',
  allProjects: 'All projects',
  noProject: 'Without a project id',
  empty: 'No events in this period',
  emptyNext:
    'Set services.analytics in createLintel() to the URL of this server. Apps that need consent send nothing before it.',
  failed: 'The counts could not be read',
  failedNext: 'The database does not answer. Reload this page in a moment; the log of the server has the reason.',
  funnel: 'From opening to a transaction',
  step: 'Step',
  steps: {
    'modal-opened': 'Modal opened',
    'connect-started': 'Wallet chosen',
    'connect-succeeded': 'Connected',
    'signed-in': 'Signed in',
    'transaction-sent': 'Transaction sent',
  },
  count: 'Count',
  /** The share of the visitors of the step before. */
  share: 'Of those before',
  wallets: 'Wallets',
  wallet: 'Wallet',
  /** How often a wallet was chosen. */
  started: 'Chosen',
  connected: 'Connected',
  noWallets: 'Nobody has chosen a wallet.',
  errors: 'Errors',
  /** The code of an error. */
  code: 'Code',
  event: 'Event',
  noErrors: 'Nothing has failed.',
  byDay: 'By day',
  day: 'Day',
  opened: 'Modal opened',
  asTable: 'Show as a table',
} as const

/** `chartTexts`, read: a text with parameters is a function. */
export const enCharts = readWords(chartTexts)

export type ChartWords = typeof enCharts
