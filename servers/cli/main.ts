#!/usr/bin/env node
import { version } from '../../package.json'
import { formatError } from '../format-error.js'
import { OperatorError } from '../operator-error.js'
import { help } from './help.js'
import { type Command, readArguments, UsageError } from './read-arguments.js'

try {
  await run(readArguments(process.argv.slice(2)))
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message} Run lintel --help for all commands.`)
  else console.error(error instanceof OperatorError ? error.message : formatError(error))
  process.exitCode = 1
}

/** Each command is loaded when it is used. */
async function run(command: Command): Promise<void> {
  switch (command.name) {
    case 'help':
      return console.log(help)
    case 'version':
      return console.log(version)
    case 'start':
      return (await import('./start.js')).start(command)
    case 'check':
      return (await import('./check.js')).check(command)
    case 'migrate':
      return (await import('./migrate.js')).migrate(command)
    case 'backup':
      return (await import('./backup.js')).backup(command)
    case 'kept':
      return (await import('./kept.js')).kept(command)
    case 'restore':
      return (await import('./restore.js')).restore(command)
    case 'rotate-keys': {
      const { rotateKeys } = await import('./rotate-keys.js')
      for (const line of await rotateKeys(process.env, command)) console.log(line)
      return
    }
  }
}
