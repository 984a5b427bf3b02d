'use client'

import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { row, rowHint, rowStart, rowsLabel, rowsSeparator, rowText, rowTick } from '../floating/floating-row.css.js'
import { Icon } from '../icon/icon.js'
import { isGroup, type SelectOption, type SelectOptions } from './read-options.js'
import { arrow, viewport } from './select.css.js'
import { useScrollSteps } from './use-scroll-steps.js'

/** The option that would be chosen now, and whether a key or the pointer led there. */
export type Highlight = { value: string | undefined; by: 'key' | 'pointer' }

export type SelectListProps = {
  id: string
  /** What names the list: the name of the field, in either way. */
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  entries: SelectOptions
  value: string
  highlight: Highlight
  /** What the ids of options begin with. */
  idPrefix: string
  onHighlight: (value: string) => void
  onChoose: (value: string) => void
}

/** The id of an option: blanks are not allowed in one. */
export function optionId(prefix: string, value: string): string {
  return `${prefix}-${encodeURIComponent(value)}`
}

/** What is in the panel: options, groups under their names, and an arrow wherever there is more. */
export function SelectList({ entries, value, highlight, idPrefix, onHighlight, onChoose, ...rest }: SelectListProps) {
  const view = useRef<HTMLDivElement>(null)
  const { more, measure, start, stop } = useScrollSteps(view)
  useHighlightInView(view, highlight)
  const drawOption = (option: SelectOption) => (
    <Option
      key={option.value}
      option={option}
      id={optionId(idPrefix, option.value)}
      isChosen={option.value === value}
      highlight={option.value === highlight.value ? highlight.by : undefined}
      onHighlight={onHighlight}
      onChoose={onChoose}
    />
  )
  return (
    <>
      {more.before ? <Arrow direction="up" onHold={() => start(-1)} onLeave={stop} /> : null}
      <div {...rest} ref={view} role="listbox" className={viewport} onScroll={measure}>
        {entries.map((entry, at) => {
          if (!isGroup(entry)) return drawOption(entry)
          const labelId = `${idPrefix}-group-${at}`
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
            <div key={labelId} role="group" aria-labelledby={labelId}>
              {at > 0 ? <div aria-hidden className={rowsSeparator} /> : null}
              <div id={labelId} className={rowsLabel} dir="auto">
                {entry.label}
              </div>
              {entry.options.map(drawOption)}
            </div>
          )
        })}
      </div>
      {more.after ? <Arrow direction="down" onHold={() => start(1)} onLeave={stop} /> : null}
    </>
  )
}

type OptionProps = {
  option: SelectOption
  id: string
  isChosen: boolean
  highlight: Highlight['by'] | undefined
  onHighlight: (value: string) => void
  onChoose: (value: string) => void
}

/** Remembered: a thousand of them are not drawn anew when the next one is pointed at. */
const Option = memo(function Option({ option, id, isChosen, highlight, onHighlight, onChoose }: OptionProps) {
  const { value, label, icon, hint, disabled } = option
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the field, `aria-activedescendant` tells the option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={disabled || undefined}
      data-state={isChosen ? 'checked' : 'unchecked'}
      data-disabled={disabled ? '' : undefined}
      data-highlighted={highlight === 'key' ? 'keyboard' : highlight}
      className={row}
      onPointerMove={() => {
        if (!disabled && !highlight) onHighlight(value)
      }}
      onClick={() => {
        if (!disabled) onChoose(value)
      }}
    >
      {icon ? <span className={rowStart}>{icon}</span> : null}
      <span className={rowText} dir="auto">
        {label}
      </span>
      {hint ? <span className={rowHint}>{hint}</span> : null}
      {isChosen ? (
        <span className={rowTick}>
          <Icon as={Check} size={16} />
        </span>
      ) : null}
    </div>
  )
})

function Arrow({ direction, onHold, onLeave }: { direction: 'up' | 'down'; onHold: () => void; onLeave: () => void }) {
  return (
    <div
      aria-hidden
      data-direction={direction}
      className={arrow}
      onPointerDown={onHold}
      onPointerMove={onHold}
      onPointerLeave={onLeave}
    >
      <Icon as={direction === 'up' ? ChevronUp : ChevronDown} size={16} />
    </div>
  )
}

/** Scrolls the panel, never the page: in the middle when it opens, and no further than needed after that. */
function useHighlightInView(view: RefObject<HTMLElement | null>, { value, by }: Highlight): void {
  const find = () => view.current?.querySelector<HTMLElement>('[data-highlighted]')

  useEffect(() => {
    // The panel has its height once it has been placed.
    const frame = requestAnimationFrame(() => {
      const option = view.current?.querySelector<HTMLElement>('[data-highlighted]')
      const panel = view.current
      if (panel && option) panel.scrollTop = option.offsetTop - (panel.clientHeight - option.offsetHeight) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [view])

  useLayoutEffect(() => {
    const panel = view.current
    const option = find()
    if (!panel || !option || by !== 'key' || value === undefined) return
    // As high as an arrow, which lies over the first and the last row.
    const margin = 28
    const start = option.offsetTop - margin
    const end = option.offsetTop + option.offsetHeight + margin - panel.clientHeight
    if (panel.scrollTop > start) panel.scrollTop = start
    else if (panel.scrollTop < end) panel.scrollTop = end
  })
}
