import type { ChangeEvent, ChangeEventHandler, FocusEvent, FormEvent, FormEventHandler, SyntheticEvent } from 'react'

/** What a FormControl marks the control in it with. */
export const controlMark = 'data-lintel-control'

type TwinHandlers<Kind extends Element> = {
  /** A form asked and the answer was no. */
  onInvalid: FormEventHandler<Kind> | undefined
  /** The visitor chose. */
  onChange: ChangeEventHandler<Kind> | undefined
  /** In a FormControl: a choice is judged at once, by whoever judges an invalid one. */
  isJudged: boolean
}

/**
 * A Radix checkbox, radio or switch is a button; inside a form a hidden native input beside it, its twin, is what the
 * browser submits and validates. These handlers, for the element around both, hand the twin's events to whoever
 * listens on the control, as if they were its own, and the twin's focus to the button: a browser, or the form, puts it
 * on the first invalid field.
 */
export function listenToTwin<Kind extends Element>({ onInvalid, onChange, isJudged }: TwinHandlers<Kind>) {
  return {
    onInvalid: (event: FormEvent<Element>) => {
      if (isTwin(event.target)) onInvalid?.(speakFor<FormEvent<Kind>>(event))
    },
    onChange: (event: FormEvent<Element>) => {
      if (!isTwin(event.target)) return
      onChange?.(speakFor<ChangeEvent<Kind>>(event))
      if (isJudged) onInvalid?.(speakFor<FormEvent<Kind>>(event))
    },
    onFocus: ({ target }: FocusEvent<Element>) => {
      if (isTwin(target)) findControl(target).focus()
    },
  }
}

/** A field of the browser's own that a visitor sees; not the hidden twin of a Radix control. */
export function isNativeField(element: Element): boolean {
  return element.matches('input, textarea, select') && element.ariaHidden !== 'true'
}

/**
 * Lets a control be asked what a form asks of a field of the browser's own: which form it is in, and to forget what was
 * wrong. A group of radios is a `<div>`, which knows neither.
 */
export function answerAsField(element: HTMLElement): void {
  if (isNativeField(element)) return
  const listTwins = () => [element.nextElementSibling, ...element.querySelectorAll('input')].filter(isTwin)
  Object.defineProperties(element, {
    form: { configurable: true, get: () => element.closest('form') },
    setCustomValidity: {
      configurable: true,
      value: (message: string) => {
        for (const twin of listTwins()) twin.setCustomValidity(message)
      },
    },
  })
}

/** What a visitor sees and focuses of `element`: the button, when it is a twin. */
export function findControl<Control extends Element>(element: Control): Control | HTMLElement {
  const button = isTwin(element) ? element.previousElementSibling : null
  return button instanceof HTMLElement ? button : element
}

function isTwin(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.ariaHidden === 'true'
}

/** The same event, heard on the twin itself: what asks it for `currentTarget.validity` gets the right one. */
function speakFor<Heard extends SyntheticEvent>(event: SyntheticEvent): Heard {
  return Object.create(event, { currentTarget: { value: event.target } })
}
