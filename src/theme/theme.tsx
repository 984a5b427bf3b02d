'use client'

import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, createContext, use, useLayoutEffect } from 'react'
import '../../tokens/base.css.js'
import type { Accent } from '../components/props/accent.js'
import { type ThemeAttributes, ThemeScope } from '../components/theme-scope/theme-scope.js'
import { matchGray } from './match-gray.js'
import { themeProps } from './theme.props.js'

/** A look: every axis of the theme with its value. */
export type ThemeSettings = {
  /** `system` follows the operating system live. */
  appearance: 'light' | 'dark' | 'system'
  accent: Accent
  /** `auto` matches the accent. */
  gray: 'auto' | 'gray' | 'mauve' | 'slate' | 'sage' | 'olive' | 'sand'
  radius: 'none' | 'small' | 'medium' | 'large' | 'full'
  scaling: '90%' | '95%' | '100%' | '105%' | '110%'
  panel: 'solid' | 'translucent'
}

export type ThemeProps = { [Axis in keyof ThemeSettings]?: ThemeSettings[Axis] | undefined } & Omit<
  ComponentProps<'div'>,
  'dir'
> & {
    /** Direction of text; unset means the page's own. */
    dir?: 'ltr' | 'rtl' | undefined
    /** `reduced` asks for less motion than the visitor's system does; for stories and previews. */
    motion?: 'reduced' | undefined
    /** Puts the attributes on the only child instead of an element of its own. */
    asChild?: boolean
    /** Also dresses `<html>`, so that the page's background and scroll bars belong to the theme. */
    root?: boolean
  }

const defaults: ThemeSettings = {
  appearance: themeProps.appearance.default,
  accent: themeProps.accent.default,
  gray: themeProps.gray.default,
  radius: themeProps.radius.default,
  scaling: themeProps.scaling.default,
  panel: themeProps.panel.default,
}

const ThemeContext = createContext<ThemeSettings>(defaults)

/** The theme around the caller: the settings of the nearest `Theme`, inherited ones included. */
export function useTheme(): ThemeSettings {
  return use(ThemeContext)
}

/** The attributes that carry `settings` to css; a server can write them on `<html>`. */
export function themeAttributes(settings: ThemeSettings): ThemeAttributes {
  return {
    'data-lintel-theme': '',
    'data-appearance': settings.appearance,
    'data-accent': settings.accent,
    'data-gray': settings.gray === 'auto' ? matchGray(settings.accent) : settings.gray,
    'data-radius': settings.radius,
    'data-scaling': settings.scaling,
    'data-panel': settings.panel,
  }
}

/**
 * Dresses everything inside. Themes nest; an axis that is not set is inherited, and a nested accent matches its
 * gray anew when the gray is `auto`.
 *
 * @example
 * <Theme accent="indigo" appearance="system" root><App /></Theme>
 */
export function Theme({
  appearance,
  accent,
  gray,
  radius,
  scaling,
  panel,
  dir,
  motion,
  asChild,
  root,
  children,
  ...rest
}: ThemeProps) {
  const inherited = useTheme()
  const settings: ThemeSettings = {
    appearance: appearance ?? inherited.appearance,
    accent: accent ?? inherited.accent,
    gray: gray ?? inherited.gray,
    radius: radius ?? inherited.radius,
    scaling: scaling ?? inherited.scaling,
    panel: panel ?? inherited.panel,
  }
  const attributes: ThemeAttributes = {
    ...themeAttributes(settings),
    ...(dir ? { dir } : {}),
    ...(motion ? { 'data-motion': motion } : {}),
  }
  useRootAttributes(root ? attributes : undefined)
  const Root = asChild ? Slot : 'div'
  return (
    <ThemeContext value={settings}>
      <ThemeScope attributes={root ? undefined : attributes}>
        <Root {...attributes} {...rest}>
          {children}
        </Root>
      </ThemeScope>
    </ThemeContext>
  )
}

/** Writes the attributes on `<html>` before paint and leaves it as it was found. */
function useRootAttributes(attributes: ThemeAttributes | undefined): void {
  const wanted = attributes ? JSON.stringify(attributes) : ''
  useLayoutEffect(() => {
    if (!wanted) return
    const html = document.documentElement
    const entries = Object.entries(JSON.parse(wanted) as Record<string, string>)
    const before = entries.map(([name]) => [name, html.getAttribute(name)] as const)
    for (const [name, value] of entries) html.setAttribute(name, value)
    return () => {
      for (const [name, value] of before) value === null ? html.removeAttribute(name) : html.setAttribute(name, value)
    }
  }, [wanted])
}
