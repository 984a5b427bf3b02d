/** A small name service: `mira` is taken, and `fail` throws. */
export async function claim(values: FormData): Promise<{ errors: Record<string, string> }> {
  const name = values.get('name')
  if (name === 'fail') throw new Error('offline')
  return { errors: name === 'mira' ? { name: 'mira is taken' } : {} }
}
