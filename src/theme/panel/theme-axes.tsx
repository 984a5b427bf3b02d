'use client'

import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Icon } from '../../components/icon/icon.js'
import { type Accent, accents as namedAccents } from '../../components/props/accent.js'
import { Segment, SegmentedControl } from '../../components/segmented-control/segmented-control.js'
import { Text } from '../../components/text/text.js'
import { File } from '../../icons/file.js'
import { Monitor } from '../../icons/monitor.js'
import { Moon } from '../../icons/moon.js'
import { Sun } from '../../icons/sun.js'
import type { CustomAccent } from '../custom-accent.js'
import type { ThemeSettings } from '../theme.props.js'
import { grays, themeProps } from '../theme.props.js'
import { corner, group, option, options, swatch, swatches } from './theme-axes.css.js'
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
  const names = accents.map((accent) => (typeof accent === 'string' ? accent : accent.name))
  const offered = names.includes(settings.accent) ? names : [...names, settings.accent]
  const axis = (name: keyof ThemeSettings) => ({
    value: settings[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <Choices title="Appearance" choices={appearances} {...axis('appearance')} />
      <Choices title="Accent" isGrid choices={offered.map((name) => readSwatch(name))} {...axis('accent')} />
      <Choices title="Gray" isGrid choices={grays.map((gray) => readSwatch(gray, autoGray))} {...axis('gray')} />
      <Choices title="Radius" choices={radii} {...axis('radius')} />
      <Choices title="Scaling" choices={scalings} {...axis('scaling')} />
      <Choices title="Panel background" choices={panels} {...axis('panel')} />
      <Choices title="Direction" choices={directions} {...axis('direction')} />
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
}

type ChoicesProps = {
  title: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** Draws swatches in rows of ten. */
  isGrid?: boolean
}

function Choices({ title, choices, value, onChange, isGrid = false }: ChoicesProps) {
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
        data-first-focus={title === 'Accent' ? '' : undefined}
        onKeyDownCapture={isGrid ? moveByRow : undefined}
      >
        {choices.map(({ value: one, label, icon, picture, color }) => (
          <Segment
            key={one}
            value={one}
            title={label}
            aria-label={label}
            className={color ? swatch : option}
            data-swatch={color}
            // A custom accent is shown by its own css.
            data-accent={color && !isNamed(color) ? color : undefined}
          >
            {icon ? <Icon as={icon} size={16} /> : null}
            {color ? one === 'auto' && 'A' : (picture ?? label)}
          </Segment>
        ))}
      </SegmentedControl>
    </div>
  )
}

const isNamed = (color: string) => [...namedAccents, ...grays].includes(color as 'gray')

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

function readSwatch(value: string, autoGray = value): Choice {
  if (value === 'auto') return { value, label: `Auto (${autoGray})`, color: autoGray }
  return { value, label: capitalize(value), color: value }
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const appearances: readonly Choice[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
]

const radii = themeProps.radius.values.map((value) => ({
  value,
  label: capitalize(value),
  picture: <span className={corner[value]} />,
}))
const scalings = themeProps.scaling.values.map((value) => ({ value, label: value }))
const panels = themeProps.panel.values.map((value) => ({ value, label: capitalize(value) }))

const directions: readonly Choice[] = [
  { value: 'page', label: 'Page', icon: File },
  { value: 'ltr', label: 'LTR' },
  { value: 'rtl', label: 'RTL' },
]
