/** The steps of a scale in their order, with their values: as numbers, because keys of objects are strings. */
export function listSteps<Step extends number, Value>(scale: Readonly<Record<Step, Value>>): [Step, Value][] {
  return Object.entries(scale).map(([step, value]) => [Number(step) as Step, value as Value])
}
