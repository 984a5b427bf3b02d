import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Icon } from '../../../src/components/index.js'
import type { Appearance } from '../../../src/theme/index.js'
import { Mark } from './mark.js'
import { brand, header, headerEnd, kbd, link, nav } from './page.css.js'
import { isShownLight } from './use-appearance-key.js'

export type HeaderProps = {
  appearance: Appearance
  onAppearanceChange: (appearance: Appearance) => void
  storybookUrl?: string | undefined
  connectButton: ReactNode
}

export function Header({ appearance, onAppearanceChange, storybookUrl, connectButton }: HeaderProps) {
  const isLight = appearance === 'system' ? isShownLight() : appearance === 'light'
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
        <Button
          size="2"
          variant="soft"
          accent="gray"
          aria-label={isLight ? 'Use the dark theme' : 'Use the light theme'}
          aria-keyshortcuts="D"
          onClick={() => onAppearanceChange(isLight ? 'dark' : 'light')}
        >
          <Icon as={isLight ? Moon : Sun} size={16} />
          <kbd className={kbd}>D</kbd>
        </Button>
        {connectButton}
      </div>
    </header>
  )
}
