import type { ColorRoles } from '../../../tokens/contract.css.js'

/** One use of a color in a stylesheet. */
export type ColorUse = { rule: string; property: string; family: 'accent' | 'gray'; role: keyof ColorRoles }

const NAMED_RULE = /^(?:export const |const )(\w+) =|^\s*'?([\w-]+)'?: (?:layer|pressable|style)\(/
const ROLE = /vars\.(accent|gray)\.(\w+)/g
const PROPERTY = /(\w+): [^:]*$/
/** The properties that `pressable(rest, hover, active)` sets, by argument. */
const PRESSABLE = ['background', 'background, pointed at', 'background, pressed']

/**
 * Reads which roles a stylesheet of vanilla-extract uses, and where: the nearest named rule above and the property on
 * the line. It reads the source itself, so that no list can be out of date.
 */
export function readColorUses(source: string): ColorUse[] {
  const uses: ColorUse[] = []
  let rule = ''
  for (const line of source.split('\n')) {
    const [, exported, variant] = NAMED_RULE.exec(line) ?? []
    rule = variant ?? exported ?? rule
    for (const { 0: text, 1: family, 2: role, index } of line.matchAll(ROLE)) {
      const property = readProperty(line.slice(0, index)) ?? text
      uses.push({ rule, property, family: family as ColorUse['family'], role: role as ColorUse['role'] })
    }
  }
  return uses
}

function readProperty(before: string): string | undefined {
  const [, given] = before.split('pressable(')
  return given === undefined ? PROPERTY.exec(before)?.[1] : PRESSABLE[given.split(',').length - 1]
}
