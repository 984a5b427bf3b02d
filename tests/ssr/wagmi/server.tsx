import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Page } from './page.js'

process.stdout.write(
  `<!doctype html>${renderToString(
    <StrictMode>
      <Page path={process.argv[2] ?? '/'} cookie={process.env.COOKIE ?? ''} />
    </StrictMode>,
  )}`,
)
