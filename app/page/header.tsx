import type { ReactNode } from 'react'
import { AppearanceButton } from '../theme/appearance-button.js'
import { Mark } from './mark.js'
import { brand, header, headerEnd, link, nav } from './page.css.js'

export type HeaderProps = {
  storybookUrl?: string | undefined
  connectButton: ReactNode
}

export function Header({ storybookUrl, connectButton }: HeaderProps) {
  return (
    <header className={header}>
      <a className={brand} href="/">
        <Mark />
        Lintel
      </a>
      <nav className={nav} aria-label="Lintel">
        {storybookUrl ? (
          <a className={link} href={storybookUrl}>
            Components
          </a>
        ) : null}
        <a className={link} href="#why">
          Why Lintel
        </a>
        <a className={link} href="#start">
          Start
        </a>
      </nav>
      <div className={headerEnd}>
        <AppearanceButton />
        {connectButton}
      </div>
    </header>
  )
}
