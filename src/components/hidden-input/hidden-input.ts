import type { ChangeEvent, ChangeEventHandler, FocusEvent, FormEvent, FormEventHandler, SyntheticEvent } from 'react'

/** The attribute that FormControl sets on the control in it. */
export const controlMark = 'data-lintel-control'

type HiddenInputHandlers<Kind extends Element> = {
  /** Called when the browser validates the form and the value is invalid. */
  onInvalid: FormEventHandler<Kind> | undefined
  /** Called when the visitor changes the value. */
  onChange: ChangeEventHandler<Kind> | undefined
  /** In a FormControl: calls `onInvalid` after each change too, so that the message changes at once. */
  isJudged: boolean
}

/**
 * A Radix checkbox, radio, switch or select is a button. Inside a form Radix renders a hidden input beside it, which the
 * browser submits and validates. These handlers, for the element around both, pass the events of the hidden input to the
 * handlers of the control, and its focus to the button, because the browser focuses the first invalid field.
 */
export function forwardHiddenInput<Kind extends Element>({ onInvalid, onChange, isJudged }: HiddenInputHandlers<Kind>) {
  return {
    onInvalid: (event: FormEvent<Element>) => {
      if (isHiddenInput(event.target)) onInvalid?.(withCurrentTarget<FormEvent<Kind>>(event))
    },
    onChange: (event: FormEvent<Element>) => {
      if (!isHiddenInput(event.target)) return
      onChange?.(withCurrentTarget<ChangeEvent<Kind>>(event))
      if (isJudged) onInvalid?.(withCurrentTarget<FormEvent<Kind>>(event))
    },
    onFocus: ({ target }: FocusEvent<Element>) => {
      if (isHiddenInput(target)) findControl(target).focus()
    },
  }
}

/** Whether `element` is a native field that the visitor sees, not the hidden input of a Radix control. */
export function isNativeField(element: Element): boolean {
  return element.matches('input, textarea, select') && element.ariaHidden !== 'true'
}

/**
 * Adds `form` and `setCustomValidity`, which a form expects of a native field, to a control such as the `<div>` of a
 * radio group.
 */
export function addFieldMethods(element: HTMLElement): void {
  if (isNativeField(element)) return
  const listInputs = () => [element.nextElementSibling, ...element.querySelectorAll('input')].filter(isHiddenInput)
  Object.defineProperties(element, {
    form: { configurable: true, get: () => element.closest('form') },
    setCustomValidity: {
      configurable: true,
      value: (message: string) => {
        for (const input of listInputs()) input.setCustomValidity(message)
      },
    },
  })
}

/** The element that the visitor sees and focuses: for a hidden input its button, else `element` itself. */
export function findControl<Control extends Element>(element: Control): Control | HTMLElement {
  const button = isHiddenInput(element) ? element.previousElementSibling : null
  return button instanceof HTMLElement ? button : element
}

function isHiddenInput(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  return isField && target.ariaHidden === 'true'
}

/** The same event with the hidden input as `currentTarget`, so that handlers read the right `validity`. */
function withCurrentTarget<Heard extends SyntheticEvent>(event: SyntheticEvent): Heard {
  return Object.create(event, { currentTarget: { value: event.target } })
}
