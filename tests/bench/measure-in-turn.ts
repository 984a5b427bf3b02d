/**
 * Measures pages in turns, so that a machine that slows down affects all of them alike. The first run of each fills the caches
 * of the browser and does not count.
 */
export async function measureInTurn<Name extends string, Page, Sample, Result>(
  pages: Record<Name, Page>,
  {
    runs,
    measure,
    summarise,
  }: {
    runs: number
    measure: (page: Page) => Promise<Sample>
    summarise: (samples: readonly Sample[]) => Result
  },
): Promise<Record<Name, Result>> {
  const list = Object.entries<Page>(pages).map(([name, page]) => ({ name, page, samples: [] as Sample[] }))
  for (let run = 0; run <= runs; run += 1) {
    for (const { page, samples } of list) {
      const sample = await measure(page)
      if (run > 0) samples.push(sample)
    }
  }
  return Object.fromEntries(list.map(({ name, samples }) => [name, summarise(samples)])) as Record<Name, Result>
}
