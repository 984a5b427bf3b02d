import type { ReactNode } from 'react'
import { brand, header, headerEnd, link, nav } from '../page.css.js'
import { AppearanceButton } from '../theme/appearance-button.js'
import { enPage } from '../words/en.js'
import { useSiteWords } from '../words/site-words.js'
import { Mark } from './mark.js'

export type HeaderProps = {
  storybookUrl?: string | undefined
  connectButton: ReactNode
}

export function Header({ storybookUrl, connectButton }: HeaderProps) {
  const words = useSiteWords('page', enPage)
  return (
    <header className={header}>
      <a className={brand} href="/">
        <Mark />
        Lintel
      </a>
      <nav className={nav} aria-label="Lintel">
        {storybookUrl ? (
          <a className={link} href={storybookUrl}>
            {words.components}
          </a>
        ) : null}
        <a className={link} href="#why">
          {words.why}
        </a>
        <a className={link} href="#start">
          {words.start}
        </a>
      </nav>
      <div className={headerEnd}>
        <AppearanceButton />
        {connectButton}
      </div>
    </header>
  )
}
