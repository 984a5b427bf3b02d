'use client'

import { File, Monitor, Moon, Sun } from 'lucide-react'
import { Icon } from '../../components/icon/icon.js'
import type { Accent } from '../../components/props/accent.js'
import type { CustomAccent } from '../custom-accent.js'
import type { ThemeSettings } from '../theme.js'
import { grays, themeProps } from '../theme.props.js'
import { capitalize } from './capitalize.js'
import { type Option, OptionRow } from './choices/option-row.js'
import { DirectionPicture, PanelPicture, RadiusPicture, ScalingPicture } from './choices/pictures.js'
import { type Swatch, SwatchGrid } from './choices/swatch-grid.js'

type AxesProps = {
  settings: ThemeSettings
  accents: readonly (Accent | CustomAccent)[]
  /** What the gray `auto` comes to. */
  autoGray: string
  onChange: (patch: Partial<ThemeSettings>) => void
}

/** Each axis with its values, in the order in which a look is found: light, colour, shape, place. */
export function Axes({ settings, accents, autoGray, onChange }: AxesProps) {
  const set = (axis: keyof ThemeSettings) => (value: string) => onChange({ [axis]: value } as Partial<ThemeSettings>)
  const names = accents.map((accent) => (typeof accent === 'string' ? accent : accent.name))
  const offered = names.includes(settings.accent) ? names : [...names, settings.accent]
  return (
    <>
      <OptionRow title="Appearance" options={appearances} value={settings.appearance} onChange={set('appearance')} />
      <SwatchGrid
        title="Accent"
        swatches={offered.map((name) => ({ value: name, label: capitalize(name) }))}
        value={settings.accent}
        onChange={set('accent')}
        isFirst
      />
      <SwatchGrid title="Gray" swatches={listGrays(autoGray)} value={settings.gray} onChange={set('gray')} />
      <OptionRow title="Radius" words="under" options={radii} value={settings.radius} onChange={set('radius')} />
      <OptionRow title="Scaling" words="under" options={scalings} value={settings.scaling} onChange={set('scaling')} />
      <OptionRow title="Panel background" options={panels} value={settings.panel} onChange={set('panel')} />
      <OptionRow title="Direction" options={directions} value={settings.direction} onChange={set('direction')} />
    </>
  )
}

function listGrays(autoGray: string): Swatch[] {
  return grays.map((gray) =>
    gray === 'auto'
      ? { value: gray, label: `Auto (${autoGray})`, shows: autoGray }
      : { value: gray, label: capitalize(gray) },
  )
}

const appearances: readonly Option<ThemeSettings['appearance']>[] = [
  { value: 'light', label: 'Light', picture: <Icon as={Sun} size={16} /> },
  { value: 'dark', label: 'Dark', picture: <Icon as={Moon} size={16} /> },
  { value: 'system', label: 'System', picture: <Icon as={Monitor} size={16} /> },
]

const radii = themeProps.radius.values.map((radius) => ({
  value: radius,
  label: capitalize(radius),
  picture: <RadiusPicture radius={radius} />,
}))

const scalings = themeProps.scaling.values.map((scaling) => ({
  value: scaling,
  label: scaling,
  picture: <ScalingPicture scaling={scaling} />,
}))

const panels = themeProps.panel.values.map((panel) => ({
  value: panel,
  label: capitalize(panel),
  picture: <PanelPicture panel={panel} />,
}))

const directions: readonly Option<ThemeSettings['direction']>[] = [
  { value: 'page', label: 'Page', picture: <Icon as={File} size={16} /> },
  { value: 'ltr', label: 'LTR', picture: <DirectionPicture direction="ltr" /> },
  { value: 'rtl', label: 'RTL', picture: <DirectionPicture direction="rtl" /> },
]
