import { createGlobalThemeContract } from '@vanilla-extract/css'

const steps = { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '', 10: '', 11: '', 12: '' }

/** What a colour is for. Components name these; a role names one step of the scale (see `color/color-roles.ts`). */
const roles = {
  /** Quiet fill of groups and fields. */
  surface: '',
  /** Soft fills: rest, hover, pressed. */
  tint: '',
  tintHover: '',
  tintActive: '',
  /** Hairlines; never the only sign of anything. */
  line: '',
  border: '',
  borderHover: '',
  /** The edge that alone tells a field, a box or a switch from what it stands on: 3:1. */
  edge: '',
  /** Strong fills: rest, hover, pressed. */
  solid: '',
  solidHover: '',
  solidActive: '',
  /** Icons and marks that need 3:1 only. */
  mark: '',
  /** Text on page, panel and surface. */
  textMuted: '',
  text: '',
  /** Text on soft fills that stand still, such as a badge. */
  textOnTint: '',
  /** Text of soft and ghost controls, readable at rest, hovered and pressed. */
  textOnControl: '',
  /** Text on strong fills, at rest, hovered and pressed. */
  textOnSolid: '',
  /** A mark on a strong fill that stands still: it needs 3:1 only, so it is white in more colours than text. */
  markOnSolid: '',
  /** Focus ring, 3:1 against every surface it can stand on. */
  ring: '',
}

/**
 * Every design decision that css can read, as `var(--lintel-…)`. A theme has to give each of them a value: a token
 * without one is a type error in `base.css.ts`, a role without a step one in `color/color-roles.ts`.
 *
 * @example
 * style({ color: vars.accent.textOnTint, padding: vars.space[2] })
 */
export const vars = createGlobalThemeContract(
  {
    scale: { accent: { ...steps }, accentAlpha: { ...steps }, gray: { ...steps }, grayAlpha: { ...steps } },
    accent: { ...roles },
    gray: { ...roles },
    page: { background: '' },
    panel: { background: '', backdrop: '', outline: '', topLight: '' },
    overlay: '',
    space: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '' },
    scaling: '',
    radiusFactor: '',
    radiusFull: '',
    radius: {
      /** Panels and groups: never turned into pills. */
      panel: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' },
      /** Controls: pills when the theme's radius is `full`. */
      control: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' },
    },
    control: { 1: '', 2: '', 3: '', 4: '' },
    font: {
      family: '',
      mono: '',
      size: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '' },
      lineHeight: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '' },
      letterSpacing: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', 9: '' },
      weight: { regular: '', medium: '', bold: '' },
    },
    shadow: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '' },
    motion: {
      title: '',
      height: '',
      view: '',
      shake: '',
      /** 1, or 0 under reduced motion: multiply every distance by it and only the fade remains. */
      distance: '',
    },
    /** The least edge of what a finger presses (`components/styling/touch-target.ts`). */
    touchTarget: '',
    /** The two numbers an app may set on `:root`: how wide the modal is, and how far above the page it lies. */
    modal: { width: '', zIndex: '' },
    /** What lies above the modal; counted from it, so that one number moves them all. */
    zIndex: { toast: '', themePanel: '' },
  },
  (_value, path) =>
    `lintel-${path
      .join('-')
      .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      .replace(/^scale-/, '')}`,
)

/** A value for each token of the contract, or of a part of it. */
export type TokenValues<Contract = typeof vars> = {
  [Token in keyof Contract]: Contract[Token] extends string ? string : TokenValues<Contract[Token]>
}

/** The roles of one colour, as css values. */
export type ColorRoles = { [Role in keyof typeof roles]: string }
