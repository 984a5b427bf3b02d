type Filled<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> }

/** Removes undefined fields. */
export function dropUndefined<Value extends object>(value: Value): Filled<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Filled<Value>
}
