'use client'

import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Icon } from '../../components/icon/icon.js'
import type { Accent } from '../../components/props/accent.js'
import { Segment, SegmentedControl } from '../../components/segmented-control/segmented-control.js'
import { Text } from '../../components/text/text.js'
import { File } from '../../icons/file.js'
import { Monitor } from '../../icons/monitor.js'
import { Moon } from '../../icons/moon.js'
import { Sun } from '../../icons/sun.js'
import type { ComponentWords } from '../../words/component-words.js'
import { usePanelWords } from '../../words/use-panel-words.js'
import type { CustomAccent } from '../custom-accent.js'
import type { ThemeSettings } from '../theme.props.js'
import { grays, themeProps } from '../theme.props.js'
import { corner, group, option, options, swatch, swatchColors, swatches } from './theme-axes.css.js'
import { heading } from './theme-panel.css.js'

/** Swatches in a row. */
const COLUMNS = 10

type ThemeAxesProps = {
  settings: ThemeSettings
  accents: readonly (Accent | CustomAccent)[]
  /** The gray that `auto` selects. */
  autoGray: string
  onChange: (patch: Partial<ThemeSettings>) => void
}

/** A group of choices for each axis. */
export function ThemeAxes({ settings, accents, autoGray, onChange }: ThemeAxesProps) {
  const words = usePanelWords()
  const names = accents.map((accent) => (typeof accent === 'string' ? accent : accent.name))
  const offered = names.includes(settings.accent) ? names : [...names, settings.accent]
  const axis = (name: keyof ThemeSettings) => ({
    value: settings[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <Choices
        title={words.appearance}
        choices={appearances.map(({ value, icon }) => ({ value, label: words[value], icon }))}
        {...axis('appearance')}
      />
      <Choices
        title={words.accent}
        isGrid
        hasFirstFocus
        choices={offered.map((name) => readSwatch(name, words))}
        {...axis('accent')}
      />
      <Choices
        title={words.gray}
        isGrid
        choices={grays.map((gray) => readSwatch(gray, words, autoGray))}
        {...axis('gray')}
      />
      <Choices
        title={words.radius}
        choices={themeProps.radius.values.map((value) => ({
          value,
          label: words[value],
          picture: <span className={corner[value]} />,
        }))}
        {...axis('radius')}
      />
      <Choices
        title={words.scaling}
        choices={themeProps.scaling.values.map((value) => ({ value, label: value }))}
        {...axis('scaling')}
      />
      <Choices
        title={words.panel}
        choices={themeProps.panel.values.map((value) => ({ value, label: words[value] }))}
        {...axis('panel')}
      />
      <Choices
        title={words.direction}
        choices={themeProps.direction.values.map((value) => ({
          value,
          label: words[value],
          ...(value === 'page' ? { icon: File } : {}),
        }))}
        {...axis('direction')}
      />
    </>
  )
}

type Choice = {
  value: string
  label: string
  icon?: typeof Sun
  /** Shown instead of the label. */
  picture?: ReactNode
  /** The color of a swatch. */
  color?: string
  /** A letter on the swatch. */
  sign?: string
}

type ChoicesProps = {
  title: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** Draws swatches in rows of ten. */
  isGrid?: boolean
  /** The panel focuses the selected one of these first. */
  hasFirstFocus?: boolean
}

function Choices({ title, choices, value, onChange, isGrid = false, hasFirstFocus = false }: ChoicesProps) {
  const id = useId()
  const current = choices.find((choice) => choice.value === value)?.label ?? value
  const hasWords = choices.every(({ picture, color }) => picture === undefined && color === undefined)
  return (
    <div className={group}>
      <div className={heading}>
        <Text id={id} size="2" weight="medium">
          {title}
        </Text>
        {hasWords ? null : (
          <Text size="2" tone="muted" truncate aria-hidden>
            {current}
          </Text>
        )}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        value={value}
        onValueChange={onChange}
        className={isGrid ? swatches : options}
        data-first-focus={hasFirstFocus ? '' : undefined}
        onKeyDownCapture={isGrid ? moveByRow : undefined}
      >
        {choices.map(({ value: one, label, icon, picture, color, sign }) => (
          <Segment
            key={one}
            value={one}
            title={label}
            label={label}
            className={color ? swatch : option}
            style={{ background: color && namedColors.get(color) }}
            // A custom accent is shown by its own css.
            data-accent={color && !namedColors.has(color) ? color : undefined}
          >
            {icon ? <Icon as={icon} size={16} /> : null}
            {color ? sign : (picture ?? <span>{label}</span>)}
          </Segment>
        ))}
      </SegmentedControl>
    </div>
  )
}

const namedColors = new Map(Object.entries(swatchColors))

/** Up and Down select the swatch above or below, and go from one end of a column to the other. */
function moveByRow(event: KeyboardEvent<HTMLElement>): void {
  const isDown = event.key === 'ArrowDown'
  if ((!isDown && event.key !== 'ArrowUp') || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
  const at = radios.indexOf(event.target as HTMLElement)
  if (at < 0) return
  const column = radios.filter((_, index) => index % COLUMNS === at % COLUMNS)
  const row = Math.floor(at / COLUMNS) + (isDown ? 1 : -1)
  const next = column.at(row % column.length)
  event.preventDefault()
  event.stopPropagation()
  next?.focus()
  next?.click()
}

function readSwatch(value: string, words: ComponentWords['themePanel'], autoGray = value): Choice {
  if (value !== 'auto') return { value, label: nameColor(value, words), color: value }
  const label = words.auto({ gray: nameColor(autoGray, words).toLowerCase() })
  return { value, label, color: autoGray, sign: words.autoSign }
}

function nameColor(value: string, { color, colors }: ComponentWords['themePanel']): string {
  if (color) return color({ name: value })
  if (Object.hasOwn(colors, value)) return colors[value as keyof typeof colors]
  return value.charAt(0).toUpperCase() + value.slice(1)
}

const appearances = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Monitor },
] as const
