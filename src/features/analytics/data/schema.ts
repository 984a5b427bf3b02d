import * as v from 'valibot'
import { catalogue, type EventName, listProperties, patterns } from '../model/catalogue.js'

const eventNames = Object.keys(catalogue) as EventName[]

/** The properties of one event. */
function toProperties(event: EventName) {
  const fields = listProperties(event).map(({ name, kind, isOptional }) => {
    const value = v.pipe(v.string(), v.regex(patterns[kind], `a ${kind}`))
    return [name, isOptional ? v.optional(value) : value] as const
  })
  return v.strictObject(Object.fromEntries(fields))
}

/** The event, with the properties of the catalogue and no other. */
const propsSchema = v.variant(
  'event',
  eventNames.map((event) =>
    v.strictObject({
      type: v.literal('track', '"track"'),
      event: v.literal(event),
      address: v.optional(v.pipe(v.string(), v.regex(/^[\w:.-]{1,128}$/, 'an address'))),
      properties: toProperties(event),
    }),
  ),
  'an event of the catalogue',
)

/** The body of `POST /e`. Other fields are refused. */
export const eventBodySchema = v.strictObject({
  eventId: v.pipe(
    v.string(),
    v.regex(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i, 'a UUID of version 4'),
  ),
  url: v.pipe(
    v.string(),
    v.maxLength(2_048, 'at most 2,048 characters'),
    v.regex(/^[a-z][a-z\d+.-]*:\/\/[^\s?#]*$/i, 'a URL without query and hash'),
  ),
  domain: v.pipe(v.string(), v.regex(/^[\w.:[\]-]{1,253}$/, 'a host name')),
  timestamp: v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, 'a time in ms')),
  props: propsSchema,
})
