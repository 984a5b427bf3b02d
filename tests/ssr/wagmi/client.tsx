import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './page.js'

hydrateRoot(
  document,
  <StrictMode>
    <Page path={window.location.pathname} cookie={document.cookie} />
  </StrictMode>,
)
