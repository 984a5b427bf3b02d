import type { ReactNode } from 'react'
import { Text } from '../../../../src/components/index.js'
import { useWalletWords } from '../../words/wallet-words.js'
import * as styles from './shell.css.js'

export type ShellProps = { headerEnd?: ReactNode; children: ReactNode }

/** The frame of every wallet page: the name, and a note that the keys are for development. */
export function Shell({ headerEnd, children }: ShellProps) {
  const { pages } = useWalletWords()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <svg className={styles.mark} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
          <path d="M4 7h16M8.5 8v10M15.5 8v10" strokeWidth="2.25" strokeLinecap="round" />
        </svg>
        {pages.name}
        <span className={styles.headerEnd}>{headerEnd}</span>
      </header>
      <main className={styles.content}>{children}</main>
      <footer className={styles.footer}>
        <Text as="p" size="2" tone="muted" align="center">
          {pages.footer}
        </Text>
      </footer>
    </div>
  )
}
