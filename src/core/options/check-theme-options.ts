import { isRecord } from '../../rules/is-record.js'
import { InvalidOptionError } from '../errors/option-errors.js'
import type { LintelOptions } from './options.js'

const modes: readonly unknown[] = ['light', 'dark', 'system']
const axes = ['accent', 'gray', 'radius', 'scaling', 'panel']

/** Checks the theme of the modal; `Theme` checks the values of each axis. @throws InvalidOptionError */
export function checkThemeOptions({ themeMode, themeVariables }: LintelOptions): void {
  if (themeMode !== undefined && !modes.includes(themeMode)) {
    throw new InvalidOptionError({ option: 'themeMode', got: themeMode, write: 'Write light, dark or system.' })
  }
  if (themeVariables === undefined) return
  const write = `Write an object with any of ${axes.join(', ')}.`
  if (!isRecord(themeVariables)) throw new InvalidOptionError({ option: 'themeVariables', got: themeVariables, write })
  const unknown = Object.keys(themeVariables).find((axis) => !axes.includes(axis))
  if (unknown) throw new InvalidOptionError({ option: `themeVariables.${unknown}`, got: unknown, write })
}
