'use client'

import { setNonce } from 'get-nonce'
import {
  type ComponentProps,
  cloneElement,
  createContext,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useInsertionEffect,
  useMemo,
} from 'react'
import '../../tokens/base.css.js'
import type { Accent } from '../components/props/accent.js'
import { type ThemeAttributes, ThemeScope } from '../components/theme-scope/theme-scope.js'
import { adoptAccent } from './adopt-accent.js'
import type { CustomAccent } from './custom-accent.js'
import { checkAxes } from './development/check-axes.js'
import { warnOfMissingCss } from './development/warn-of-missing-css.js'
import { useRootAttributes } from './root/use-root-attributes.js'
import { useTextSize } from './root/use-text-size.js'
import { type ThemeSettings, themeDefaults } from './theme.props.js'
import { themeAttributes } from './theme-attributes.js'

/** The unions are repeated here, because the docs generator reads the type of a prop from its own line and does not resolve aliases. */
export type ThemeProps = Omit<ComponentProps<'div'>, 'dir' | 'nonce'> & {
  /** `system` follows the operating system live; `inherit` is the same as leaving it out. */
  appearance?: 'light' | 'dark' | 'system' | 'inherit' | undefined
  /** A name whose css the app loads, or an accent from `createAccent`, which has its own css. */
  accent?: Accent | CustomAccent | undefined
  /** `auto` matches the accent. */
  gray?: 'auto' | 'gray' | 'mauve' | 'slate' | 'sage' | 'olive' | 'sand' | undefined
  radius?: 'none' | 'small' | 'medium' | 'large' | 'full' | undefined
  scaling?: '90%' | '95%' | '100%' | '105%' | '110%' | undefined
  panel?: 'solid' | 'translucent' | undefined
  /** `page` writes no `dir`: the direction of the surrounding page applies. */
  direction?: 'page' | 'ltr' | 'rtl' | undefined
  /** `reduced` reduces motion whatever the visitor's system prefers; for stories and previews. */
  motion?: 'reduced' | undefined
  /**
   * Paints the background of the page behind the theme. By default a theme does with `root`, or with an `appearance` of
   * its own.
   */
  hasBackground?: boolean | undefined
  /** Sets the attributes on the only child instead of a `div`. */
  asChild?: boolean | undefined
  /**
   * Sets the attributes on `<html>` instead of a `div`, so that the theme applies to the page's background, scroll bars and
   * overlays. On a server, write the same attributes with `themeAttributes()`.
   */
  root?: boolean | undefined
  /**
   * The nonce of the page's content security policy, for the style elements that Select adds while it is open. There is
   * one nonce per page: set it on one theme. It is not set on an element.
   */
  nonce?: string | undefined
}

/** The values that nested themes inherit. `accent` is the object if the accent is a custom one. */
type Inherited = { settings: ThemeSettings; accent: Accent | CustomAccent }

const ThemeContext = createContext<Inherited>({
  settings: themeDefaults,
  accent: themeDefaults.accent,
})

/**
 * Returns the settings of the nearest `Theme`, also the inherited ones. A component that calls it renders again when they
 * change; css needs no render.
 */
export function useTheme(): ThemeSettings {
  return use(ThemeContext).settings
}

/**
 * Applies the theme to its children through data attributes. Changing an axis renders no other component again. Themes
 * nest: an axis that is not set is inherited, and with the gray `auto` a nested accent selects its own gray.
 *
 * @throws Error in development for a value that an axis does not have; for `asChild` without exactly one element.
 * @example
 * <Theme accent="indigo" appearance="system" root><App /></Theme>
 */
export function Theme(props: ThemeProps) {
  if (process.env.NODE_ENV !== 'production') checkAxes(props)
  const [look, rest] = useLook(props)
  const { attributes } = look
  const { asChild, root, nonce, children, ...others } = rest
  const own = root ? undefined : attributes

  useAdoptedAccent(props.accent)
  useInsertionEffect(() => {
    if (nonce) setNonce(nonce)
  }, [nonce])
  useRootAttributes(attributes, root === true)
  useTextSize()
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return warnOfMissingCss(attributes)
  }, [attributes])

  return (
    <ThemeContext value={look}>
      <ThemeScope attributes={own}>
        {asChild ? (
          applyToChild(children, others, own)
        ) : (
          <div {...others} {...own}>
            {children}
          </div>
        )}
      </ThemeScope>
    </ThemeContext>
  )
}

/** Resolves inherited axes. Returns the same objects until an axis changes. */
function useLook({
  appearance = 'inherit',
  accent,
  gray,
  radius,
  scaling,
  panel,
  direction,
  motion,
  hasBackground,
  ...rest
}: ThemeProps) {
  const outer = use(ThemeContext)
  const isPainted = hasBackground ?? (rest.root || appearance !== 'inherit')
  const look = useMemo(() => {
    const selected = accent ?? outer.accent
    const settings: ThemeSettings = {
      appearance: appearance === 'inherit' ? outer.settings.appearance : appearance,
      accent: typeof selected === 'string' ? selected : selected.name,
      gray: gray ?? outer.settings.gray,
      radius: radius ?? outer.settings.radius,
      scaling: scaling ?? outer.settings.scaling,
      panel: panel ?? outer.settings.panel,
      direction: direction ?? outer.settings.direction,
    }
    const attributes: ThemeAttributes = {
      ...themeAttributes({ ...settings, accent: selected }),
      'data-background': `${isPainted}`,
      'data-motion': motion,
    }
    return { settings, accent: selected, attributes }
  }, [outer, appearance, accent, gray, radius, scaling, panel, direction, motion, isPainted])
  return [look, rest] as const
}

/** Adds the css of a custom accent to the document before layout and paint. */
export function useAdoptedAccent(accent: ThemeProps['accent']): void {
  const { name, css } = typeof accent === 'object' ? accent : { name: '', css: '' }
  useInsertionEffect(() => (css ? adoptAccent({ name, css }) : undefined), [name, css])
}

/** Clones the only child with `props` and `attributes`. The child's own props win; classes and styles are merged. */
function applyToChild(
  child: ReactNode,
  props: ComponentProps<'div'>,
  attributes: ThemeAttributes | undefined,
): ReactElement {
  if (!isValidElement<ComponentProps<'div'>>(child) || child.type === Fragment) {
    throw new Error('[lintel] Wrap the children of <Theme asChild> in one element.')
  }
  return cloneElement(child, {
    ...props,
    ...child.props,
    ...attributes,
    className: [props.className, child.props.className].filter(Boolean).join(' ') || undefined,
    style: { ...props.style, ...child.props.style },
  })
}
