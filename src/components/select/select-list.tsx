'use client'

import * as Primitive from '@radix-ui/react-select'
import clsx from 'clsx'
import { getNonce } from 'get-nonce'
import type { KeyboardEvent } from 'react'
import { Check } from '../../icons/check.js'
import { ChevronDown } from '../../icons/chevron-down.js'
import { ChevronUp } from '../../icons/chevron-up.js'
import { floating } from '../floating/floating.css.js'
import { panel } from '../floating/floating-panel.css.js'
import {
  lists,
  row,
  rowHint,
  rowStart,
  rowsLabel,
  rowsSeparator,
  rowText,
  rowTick,
} from '../floating/floating-row.css.js'
import { type FloatingContainer, useFloating } from '../floating/use-floating.js'
import { Icon } from '../icon/icon.js'
import type { Accent } from '../props/accent.js'
import { disableOthers } from './disable-others.js'
import { isGroup, type SelectOption, type SelectOptions } from './read-options.js'
import { arrow, list, viewport } from './select-list.css.js'

export type SelectListProps = FloatingContainer & {
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  entries: SelectOptions
  value: string
  /** The height of the rows. */
  rows: keyof typeof lists
  accent: Accent | undefined
}

/** The panel of a Select: options, groups with their labels, and arrows where there is more. */
export function SelectList({ entries, value, rows, accent, container, ...rest }: SelectListProps) {
  const { placed, portal, isReady } = useFloating(container)
  if (!isReady) return null
  const renderOption = (option: SelectOption) => (
    <Option key={option.value} option={option} isSelected={option.value === value} />
  )
  return (
    <Primitive.Portal {...portal}>
      <Primitive.Content
        {...rest}
        ref={disableWhileOpen}
        position="popper"
        // The primitive would set `ltr`.
        dir={undefined}
        {...placed}
        {...(accent ? { 'data-accent': accent } : {})}
        data-lintel-floating="select"
        className={clsx(floating, panel, lists[rows], list)}
        onKeyDown={moveByPage}
      >
        <Primitive.ScrollUpButton data-direction="up" className={arrow}>
          <Icon as={ChevronUp} size={16} />
        </Primitive.ScrollUpButton>
        <Primitive.Viewport className={viewport} nonce={getNonce()}>
          {entries.map((entry, at) =>
            isGroup(entry) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same label.
              <Primitive.Group key={`group-${at}`}>
                {at > 0 ? <Primitive.Separator className={rowsSeparator} /> : null}
                <Primitive.Label className={rowsLabel} dir="auto">
                  {entry.label}
                </Primitive.Label>
                {entry.options.map(renderOption)}
              </Primitive.Group>
            ) : (
              renderOption(entry)
            ),
          )}
        </Primitive.Viewport>
        <Primitive.ScrollDownButton data-direction="down" className={arrow}>
          <Icon as={ChevronDown} size={16} />
        </Primitive.ScrollDownButton>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

function Option({ option, isSelected }: { option: SelectOption; isSelected: boolean }) {
  const { value, label, icon, hint, disabled = false } = option
  return (
    <Primitive.Item
      value={value}
      textValue={label}
      disabled={disabled}
      // The primitive sets it only on the focused option, and leaves the hint out of the name.
      aria-selected={isSelected}
      aria-labelledby={undefined}
      className={row}
    >
      {icon ? <span className={rowStart}>{icon}</span> : null}
      <span className={rowText} dir="auto">
        <Primitive.ItemText>{label}</Primitive.ItemText>
      </span>
      {hint ? <span className={rowHint}>{hint}</span> : null}
      <Primitive.ItemIndicator className={rowTick}>
        <Icon as={Check} size={16} />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  )
}

// The closed list is in a fragment, outside of the page.
const disableWhileOpen = (list: HTMLElement | null) => (list?.isConnected ? disableOthers(list) : undefined)

/** Page keys move by ten options. The primitive has no such keys. */
const PAGE = 10

function moveByPage(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return
  event.preventDefault()
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]:not([data-disabled])')]
  const from = options.indexOf(event.target as HTMLElement)
  const to = event.key === 'PageDown' ? from + PAGE : from - PAGE
  options[Math.min(Math.max(to, 0), options.length - 1)]?.focus()
}
