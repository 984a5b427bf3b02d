import '../../../tokens/base.css.js'
import '../../../tokens/accents/amber.css.js'
import '../../../tokens/accents/green.css.js'
import '../../../tokens/accents/indigo.css.js'
import '../../../tokens/accents/red.css.js'
import '../../../tokens/grays/slate.css.js'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Theme } from '../../../src/theme/index.js'
import { findLanguage, languages } from '../../../src/words/languages.js'
import { loadWords } from '../../../src/words/load-words.js'
import { type ChartData, DATA_ELEMENT } from '../chart-data.js'
import { ChartsPage } from './charts-page.js'
import { enCharts } from './words/en.js'

const files = import.meta.glob('./words/*.json', { import: 'default' })

const language = findLanguage(navigator.language)
const words = await loadWords(enCharts, files, language).catch(() => enCharts)
document.documentElement.lang = language
document.documentElement.dir = languages[language].direction
document.title = words.title

const data: ChartData | null = JSON.parse(document.getElementById(DATA_ELEMENT)?.textContent ?? 'null')

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Theme root appearance="system" accent="indigo" gray="slate">
      <ChartsPage
        data={data}
        words={words}
        locale={language}
        onChange={({ days, project }) => {
          const query = new URLSearchParams({ days: String(days), ...(project !== null && { project }) })
          location.search = String(query)
        }}
      />
    </Theme>
  </StrictMode>,
)
