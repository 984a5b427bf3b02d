'use client'

import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { moveInGroup } from './move-in-group.js'
import { group, heading, title, value } from './radio-group.css.js'

export type RadioGroupProps = {
  title: string
  /** What is chosen, in words, where the choices themselves have none. */
  current?: string | undefined
  /** How many choices stand in a row, where they are a grid. */
  columns?: number | undefined
  /** Whether an opening panel puts focus here. */
  isFirst?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Radio buttons with a title: arrows, Home and End choose, in grids Up and Down move by a row. */
export function RadioGroup({ title: text, current, columns, isFirst, className, children }: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset
      className={group}
      aria-labelledby={id}
      data-first-focus={isFirst ? '' : undefined}
      onKeyDown={(event) => chooseByKey(event, columns)}
    >
      <div className={heading}>
        <span id={id} className={title}>
          {text}
        </span>
        {current === undefined ? null : (
          <bdi className={value} title={current}>
            {current}
          </bdi>
        )}
      </div>
      <div className={className}>{children}</div>
    </fieldset>
  )
}

/** Browsers move by one whatever the arrow, and against the writing direction: the group does it itself. */
function chooseByKey(event: KeyboardEvent<HTMLFieldSetElement>, columns: number | undefined): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const index = radios.indexOf(event.target as HTMLInputElement)
  if (index < 0) return
  const isRtl = event.currentTarget.matches(':dir(rtl)')
  const next = moveInGroup(event.key, { index, count: radios.length, columns, isRtl })
  if (next === undefined) return
  event.preventDefault()
  radios[next]?.focus()
  radios[next]?.click()
}
