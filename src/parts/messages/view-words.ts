import type { EmbeddedWords } from './embedded.js'
import type { LoginWords } from './login.js'
import type { PortfolioWords } from './portfolio.js'
import type { SendWords } from './send.js'

declare module '../../core/feature-types.js' {
  interface FeatureWords {
    embedded: EmbeddedWords
    login: LoginWords
    portfolio: PortfolioWords
    send: SendWords
  }
}
