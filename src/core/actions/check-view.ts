import { InvalidOptionError } from '../errors/option-errors.js'
import { paramKinds } from '../model/views/params.js'
import type { View } from '../model/views/view.js'
import type { LintelContext } from './context.js'

/**
 * Returns `view` when a feature has it and its parameters are valid. Code without types, or data of a service, can be wrong.
 *
 * @throws InvalidOptionError
 */
export function checkView({ getState }: Pick<LintelContext, 'getState'>, view: View): View {
  const facts = getState().views[view.name]
  if (!facts) {
    throw new InvalidOptionError({
      option: 'view',
      got: view.name,
      write: 'Write the name of a view.',
    })
  }
  for (const [key, param] of Object.entries(facts.params ?? {})) {
    const got = (view as Record<string, unknown>)[key]
    const [isValid, kind] = paramKinds[param]
    if (!isValid(got)) throw new InvalidOptionError({ option: `${view.name}.${key}`, got, write: `Write ${kind}.` })
  }
  return view
}
