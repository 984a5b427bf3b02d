import { Callout, Heading, Segment, SegmentedControl, Select, Text } from '../../../src/components/index.js'
import { type ChartData, periods } from '../chart-data.js'
import { charts, filters, page, project as projectStyle, top } from './charts.css.js'
import { DayChart, ErrorChart, FunnelChart, WalletChart } from './charts.js'
import type { ChartWords } from './words/en.js'

export type ChartsPageProps = {
  /** Null when the server could not read the counts. */
  data: ChartData | null
  words: ChartWords
  /** BCP 47. */
  locale: string
  /** Shows another period or project; null for all projects. */
  onChange: (choice: { days: number; project: string | null }) => void
}

/** Stands for all projects, and for the apps without an id: a Select has no empty value. */
const [ALL, NONE] = [':all', ':none']

/** The page of charts. */
export function ChartsPage({ data, words, locale, onChange }: ChartsPageProps) {
  return (
    <main className={page}>
      <div className={top}>
        <Heading as="h1" size="7">
          {words.title}
        </Heading>
        <Text as="p" tone="muted">
          {words.intro}
        </Text>
      </div>
      {data ? (
        <>
          <Filters data={data} words={words} onChange={onChange} />
          {data.funnel.every(({ count }) => count === 0) && data.errors.length === 0 ? (
            <Callout role="note" heading={words.empty}>
              {words.emptyNext}
            </Callout>
          ) : (
            <div className={charts}>
              <FunnelChart data={data} words={words} locale={locale} />
              <WalletChart data={data} words={words} locale={locale} />
              <ErrorChart data={data} words={words} locale={locale} />
              <DayChart data={data} words={words} locale={locale} />
            </div>
          )}
        </>
      ) : (
        <Callout tone="danger" heading={words.failed}>
          {words.failedNext}
        </Callout>
      )}
    </main>
  )
}

function Filters({
  data: { days, project, projects },
  words,
  onChange,
}: Pick<ChartsPageProps, 'words' | 'onChange'> & { data: ChartData }) {
  return (
    <div className={filters}>
      <SegmentedControl
        label={words.period}
        value={String(days)}
        onValueChange={(value) => onChange({ days: Number(value), project })}
      >
        {periods.map((count) => (
          <Segment key={count} value={String(count)}>
            {words.days({ count })}
          </Segment>
        ))}
      </SegmentedControl>
      {projects.length > 1 || project !== null ? (
        <Select
          label={words.project}
          className={projectStyle}
          size="2"
          value={project === null ? ALL : project || NONE}
          onValueChange={(value) => onChange({ days, project: value === ALL ? null : value === NONE ? '' : value })}
          options={[
            { value: ALL, label: words.allProjects },
            ...[...new Set([...projects, ...(project === null ? [] : [project])])].map((name) => ({
              value: name || NONE,
              label: name || words.noProject,
            })),
          ]}
        />
      ) : null}
    </div>
  )
}
