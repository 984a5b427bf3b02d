import type { ThemeSettings } from '../../theme.js'
import { corner, letters, lines, panelBehind, panelCard, panelPicture } from './pictures.css.js'

/** The corner that a radius gives to things. */
export function RadiusPicture({ radius }: { radius: ThemeSettings['radius'] }) {
  return <span className={corner[radius]} aria-hidden />
}

/** Letters in the size that a scaling gives them. */
export function ScalingPicture({ scaling }: { scaling: ThemeSettings['scaling'] }) {
  return (
    <span className={letters} style={{ fontSize: `${Number.parseInt(scaling, 10) / 100}rem` }} aria-hidden>
      Aa
    </span>
  )
}

/** A panel with something behind it, which a translucent one lets through. */
export function PanelPicture({ panel }: { panel: ThemeSettings['panel'] }) {
  return (
    <svg viewBox="0 0 24 18" className={panelPicture} aria-hidden focusable={false}>
      <circle cx="8" cy="9" r="6" className={panelBehind} />
      <rect x="9" y="2" width="14" height="14" rx="3" className={panelCard} data-panel={panel} />
    </svg>
  )
}

/** Lines of text that begin where a direction begins. */
export function DirectionPicture({ direction }: { direction: 'ltr' | 'rtl' }) {
  return (
    <svg viewBox="0 0 16 16" className={lines} data-direction={direction} aria-hidden focusable={false}>
      <path d="M2 4h12M2 8h6M2 12h9" />
    </svg>
  )
}
