export type Labels = Readonly<Record<string, string>>

export type Sample = { labels?: Labels; value: number }

/** The present value of a gauge: one value, several with labels, or none. */
export type Reading = number | undefined | readonly Sample[]

export type Counter = { add(labels?: Labels, amount?: number): void }

export type Histogram = { observe(value: number, labels?: Labels): void }

/**
 * Metrics of one service. Names have the prefix `lintel_` and no suffix `_total`. Labels have few values: never a path, an
 * address or an id that a caller chooses.
 */
export type Metrics = {
  counter(name: string, help: string): Counter
  /** `read` is called for each scrape. When it throws, the gauge has no sample. */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>): void
  /** A counter whose value is stored elsewhere. */
  total(name: string, help: string, read: () => number): void
  /** @param bounds The upper bounds of its buckets, from the lowest. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  /** The families with their samples, for `formatMetrics`. */
  collect(): Promise<readonly Family[]>
}

export type Family = {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
  /** The suffix is that of the sample's name, such as `_total`. */
  samples: readonly (Sample & { suffix: string })[]
}

/** The media type of `formatMetrics`. */
export const METRICS_TYPE = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

/**
 * Creates metrics without any sample.
 *
 * @example
 * const metrics = createMetrics()
 * const mails = metrics.counter('lintel_identity_mails', 'Mails, by what became of them.')
 * mails.add({ result: 'sent' })
 */
export function createMetrics(): Metrics {
  const families: (() => Promise<Family>)[] = []
  return {
    counter(name, help) {
      const values = new Map<string, number>()
      families.push(async () => ({
        ...{ name, help, type: 'counter' },
        samples: [...values].map(([key, value]) => ({ suffix: '_total', labels: JSON.parse(key), value })),
      }))
      return {
        add(labels = {}, amount = 1) {
          const key = JSON.stringify(labels)
          values.set(key, (values.get(key) ?? 0) + amount)
        },
      }
    },
    total(name, help, read) {
      families.push(async () => ({ name, help, type: 'counter', samples: [{ suffix: '_total', value: read() }] }))
    },
    gauge(name, help, read) {
      families.push(async () => {
        const reading = await Promise.resolve()
          .then(read)
          .catch(() => undefined)
        const samples = typeof reading === 'number' ? [{ value: reading }] : (reading ?? [])
        return { name, help, type: 'gauge', samples: samples.map((sample) => ({ suffix: '', ...sample })) }
      })
    },
    histogram(name, help, bounds) {
      const series = new Map<string, { counts: number[]; sum: number; count: number }>()
      families.push(async () => ({
        ...{ name, help, type: 'histogram' },
        samples: [...series].flatMap(([key, { counts, sum, count }]) => {
          const labels = JSON.parse(key) as Labels
          const buckets = bounds.map((bound, index) => ({ bound: formatBound(bound), value: counts[index] ?? 0 }))
          return [
            ...[...buckets, { bound: '+Inf', value: count }].map(({ bound, value }) => ({
              ...{ suffix: '_bucket', labels: { ...labels, le: bound }, value },
            })),
            { suffix: '_count', labels, value: count },
            { suffix: '_sum', labels, value: sum },
          ]
        }),
      }))
      return {
        observe(value, labels = {}) {
          const key = JSON.stringify(labels)
          const one = series.get(key) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 }
          series.set(key, one)
          one.sum += value
          one.count += 1
          // A bucket includes the counts of those below it.
          bounds.forEach((bound, index) => {
            if (value <= bound) one.counts[index] = (one.counts[index] ?? 0) + 1
          })
        },
      }
    },
    collect: () => Promise.all(families.map((collect) => collect())),
  }
}

/** Formats metrics as OpenMetrics 1.0. Families of the same name, of several services, are one. */
export async function formatMetrics(all: readonly Metrics[]): Promise<string> {
  const families = new Map<string, Family>()
  for (const family of (await Promise.all(all.map((metrics) => metrics.collect()))).flat()) {
    const known = families.get(family.name)
    families.set(family.name, known ? { ...known, samples: [...known.samples, ...family.samples] } : family)
  }
  return `${[...families.values()].map(formatFamily).join('')}# EOF\n`
}

function formatFamily({ name, type, help, samples }: Family): string {
  const lines = samples.map(({ suffix, labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeText(text)}"`)
    return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`
  })
  return `# TYPE ${name} ${type}\n# HELP ${name} ${escapeText(help)}\n${lines.join('')}`
}

function escapeText(text: string): string {
  return text.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))
}

/** OpenMetrics writes bounds as floats: 1.0. */
function formatBound(bound: number): string {
  return Number.isInteger(bound) ? `${bound}.0` : String(bound)
}
