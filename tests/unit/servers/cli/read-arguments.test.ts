import { expect, test } from 'vitest'
import { readArguments } from '../../../../servers/cli/read-arguments.js'

test.each([
  [[], { name: 'help' }],
  [['start', '--help'], { name: 'help' }],
  [['--version'], { name: 'version' }],
  [['start'], { name: 'start', services: [], installs: true }],
  [
    ['start', 'relay', 'data-api', 'relay', '--no-install'],
    { name: 'start', services: ['relay', 'data-api'], installs: false },
  ],
  [['check', 'identity'], { name: 'check', services: ['identity'] }],
  [['migrate'], { name: 'migrate', services: [] }],
  [['backup', 'a.tgz'], { name: 'backup', file: 'a.tgz', withSecrets: false }],
  [['backup', '--with-secrets', 'a.tgz'], { name: 'backup', file: 'a.tgz', withSecrets: true }],
  [['kept', 'forget', '40', '--delete'], { name: 'kept', args: ['forget', '40', '--delete'] }],
  [['restore', 'a.tgz'], { name: 'restore', file: 'a.tgz' }],
  [['rotate-keys', '--dry-run'], { name: 'rotate-keys', isDryRun: true }],
])('%j means %j', (args, command) => {
  expect(readArguments(args)).toEqual(command)
})

test.each([
  [['strat'], 'There is no command strat. Write one of start, check, migrate, backup, restore, rotate-keys, kept.'],
  [['start', 'relays'], 'There is no service relays. Write some of relay, '],
  [['start', '--port', '1'], "Unknown option '--port'"],
  [['check', '--no-install'], 'lintel check has no option --no-install.'],
  [['rotate-keys', 'now'], 'lintel rotate-keys takes no arguments.'],
  [['backup'], 'Write one file: lintel backup lintel-backup.tgz.'],
  [['restore', 'a', 'b'], 'Write one file: lintel restore lintel-backup.tgz.'],
])('%j is refused: %s', (args, message) => {
  expect(() => readArguments(args)).toThrow(message)
})
