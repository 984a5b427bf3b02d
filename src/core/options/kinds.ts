import { isRecord } from '../../rules/is-record.js'
import { checkNames, joinPath } from '../errors/check-names.js'
import { InvalidOptionError } from '../errors/option-errors.js'
import { pick } from './pick.js'

// The functions that make kinds are marked as free of side effects: an app that needs none of the options, such as one that
// imports a single hook, then loads no table of them.

/** Checks the app's value at `path`, and returns it or its default. @throws InvalidOptionError */
export type Kind<Value> = (got: unknown, path: string) => Value

/**
 * The kind of each option of an object. The compiler finds a missing or unknown one, or one of another type. Null is the
 * default of an option without another default.
 */
export type Fields<Options> = { [Name in keyof Options]-?: Kind<Options[Name] | null> }

export function isText(got: unknown): got is string {
  return typeof got === 'string'
}

export function isFunction(got: unknown): boolean {
  return typeof got === 'function'
}

/** Whether a value is a text that is not blank, or that fits `pattern`. */
export function hasText(got: unknown, pattern = /\S/): boolean {
  return isText(got) && pattern.test(got)
}

/** Whether a value is a whole number from `least` to `most`. */
export function isWhole(got: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(got) && Number(got) >= least && Number(got) <= most
}

/** A value that passes `isValid`. `write` tells the developer what to write. */
/* @__NO_SIDE_EFFECTS__ */
export function check<Value>(isValid: (got: unknown) => boolean, write: string): Kind<Value> {
  return (got, option) => {
    if (isValid(got)) return got as Value
    throw new InvalidOptionError({ option, got, write })
  }
}

/** A value that a rule of its own checks. */
export function unchecked<Value>(got: unknown): Value {
  return got as Value
}

/** An option that may be left out. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Value, Default = undefined>(kind: Kind<Value>, value?: Default): Kind<Value | Default> {
  return (got, path) => (got === undefined ? (value as Default) : kind(got, path))
}

/** A text that is not blank, or that fits `pattern`. */
/* @__NO_SIDE_EFFECTS__ */
export function text(write: string, pattern?: RegExp): Kind<string> {
  return check((got) => hasText(got, pattern), write)
}

/** Any text, also a blank one. */
export const anyText = check<string>(isText, 'Write a text.')

/** A whole URL of one of these protocols. */
/* @__NO_SIDE_EFFECTS__ */
export function url(protocols: RegExp, write: string): Kind<string> {
  return check((got) => isText(got) && URL.canParse(got) && protocols.test(new URL(got).protocol), write)
}

/** The URL of a web page. */
export const pageUrl = url(/^https?:$/, 'Write a whole URL that starts with https:// or http://.')

/** A switch that is on or off by default. */
/* @__NO_SIDE_EFFECTS__ */
export function toggle<Default>(value: Default): Kind<boolean | Default> {
  return optional(
    check<boolean>((got) => typeof got === 'boolean', 'Write true or false.'),
    value,
  )
}

/** One of these texts. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  write = `Write one of ${choices.join(', ')}.`,
): Kind<Choice> {
  return check((got) => choices.includes(got as Choice), write)
}

/** An object, or an instance of a class, that has these methods. `or` names the alternatives in the error message. */
/* @__NO_SIDE_EFFECTS__ */
export function withMethods<Value>(methods: readonly (keyof Value & string)[], or = ''): Kind<Value> {
  const write = `Write an object with ${methods.join(', ')}${or}.`
  const object = check<Value>(isRecord, write)
  const method = check(isFunction, write)
  return (got, path) => {
    const value = object(got, path)
    for (const name of methods) method(value[name], `${path}.${name}`)
    return value
  }
}

/** The result of `call`. Apps forget the parentheses. */
/* @__NO_SIDE_EFFECTS__ */
export function factory<Value extends { create: unknown }>(call: string): Kind<Value> {
  return check((got) => isFunction((got as Value | null)?.create), `Call ${call}, with parentheses.`)
}

/** A list. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Item>(
  kind: Kind<Item>,
  write: string,
  isList: (got: unknown) => boolean = Array.isArray,
): Kind<readonly Item[]> {
  const listed = check<readonly unknown[]>(isList, write)
  return (got, path) => listed(got, path).map((item, index) => kind(item, `${path}[${index}]`))
}

/** A list of texts. */
/* @__NO_SIDE_EFFECTS__ */
export function texts(write: string, pattern?: RegExp): Kind<readonly string[]> {
  return list(text(write, pattern), `Write a list. ${write}`)
}

/** A list that is not empty. */
/* @__NO_SIDE_EFFECTS__ */
export function atLeastOne<Item>(kind: Kind<Item>, write: string): Kind<readonly [Item, ...Item[]]> {
  const items = list(kind, write, (got) => Array.isArray(got) && got.length > 0)
  return items as Kind<readonly [Item, ...Item[]]>
}

/** A list that has each of these texts at most once. */
/* @__NO_SIDE_EFFECTS__ */
export function orderOf<Choice extends string>(choices: readonly Choice[]): Kind<readonly Choice[]> {
  const write = `Write each of these at most once: ${choices.join(', ')}.`
  const items = list(oneOf(choices, write), `Write a list. ${write}`)
  const unique = check<readonly Choice[]>((got) => Array.isArray(got) && new Set(got).size === got.length, write)
  return (got, path) => unique(items(got, path), path)
}

/**
 * An object with these fields. Other fields are left out, because data has those of its source. Only a name that is near
 * a missing field is a mistake.
 */
/* @__NO_SIDE_EFFECTS__ */
export function data<Value extends object>(fields: Fields<Value>, write: string): Kind<Value> {
  const names = Object.keys(fields) as (keyof Value & string)[]
  const object = check<Record<string, unknown>>(isRecord, write)
  return (given, path) => {
    const got = object(given, path || 'options')
    checkNames(got, names, path, true)
    const checked = names.map((name) => [name, fields[name](got[name], joinPath(path, name))])
    return pick<Value, keyof Value>(Object.fromEntries(checked), names) as Value
  }
}

/** An object with these options and no other. The outermost one has no path. */
/* @__NO_SIDE_EFFECTS__ */
export function object<Options extends object>(fields: Fields<Options>, write?: string): Kind<Options> {
  const names = Object.keys(fields)
  const kind = data(fields, write ?? `Write an object with any of ${names.join(', ')}.`)
  return (got, path) => {
    checkNames(got, names, path)
    return kind(got, path)
  }
}

/** An object that may be left out, and then has the defaults of its options. */
/* @__NO_SIDE_EFFECTS__ */
export function section<Options extends object>(fields: Fields<Options>): Kind<Options> {
  const kind = object(fields)
  return optional(kind, kind({}, ''))
}
