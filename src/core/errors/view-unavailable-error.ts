import { LintelError } from './lintel-error.js'

/** The view does not open: an option turns it off or is not set up, or the active namespace does not support it. */
export class ViewUnavailableError extends LintelError {
  override name = 'ViewUnavailableError'
  /** The option that turns the view off or is not set up, for example `features.send` or `embedded`. */
  readonly option: string

  /** `namespace`: the account's, if it does not support the view. */
  constructor({ view, option, namespace }: { view: string; option: string; namespace: string | null }) {
    super({
      code: 'view-unavailable',
      message: namespace
        ? `Unsupported chain: ${namespace} cannot do what ${view} is for.`
        : `${view} is off: \`${option}\`.`,
      whatToDo: ['Set the option; `embedded` needs `projectId`, too. Call `hasView` before you offer the view.'],
    })
    this.option = option
  }
}
