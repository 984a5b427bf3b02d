import type { LintelContext } from '../context.js'
import { InvalidOptionError } from '../errors/option-errors.js'
import { ViewUnavailableError } from '../errors/view-unavailable-error.js'
import { paramKinds } from '../model/views/params.js'
import type { View } from '../model/views/view.js'
import { canOpenView, findMissingOption, getConnection } from '../selectors.js'

/**
 * Returns `view` if an enabled feature has it and its parameters are valid. Code without types, or data from a service, can
 * be wrong.
 *
 * @throws InvalidOptionError, ViewUnavailableError
 */
export function checkView({ getState }: Pick<LintelContext, 'getState'>, view: View): View {
  const state = getState()
  const facts = state.views[view.name]
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
  const missing = findMissingOption(state, facts)
  // Without an account the visitor's namespace is not known: the modal asks to connect first.
  if (missing || (getConnection(state) && !canOpenView(state, view.name))) {
    const namespace = missing ? null : state.activeNamespace
    throw new ViewUnavailableError({ view: view.name, option: missing ?? `features.${facts.option}`, namespace })
  }
  return view
}
