type Stylesheet = () => Promise<unknown>

const accents = import.meta.glob('../../../tokens/accents/*.css.ts') as Record<string, Stylesheet>
const grays = import.meta.glob('../../../tokens/grays/*.css.ts') as Record<string, Stylesheet>
const nameAccent = (accent: string) => `../../../tokens/accents/${accent}.css.ts`

/** Whether the frame has the colors of this accent. It does not have custom accents of an app. */
export function hasAccent(accent: string): boolean {
  return Object.hasOwn(accents, nameAccent(accent))
}

/** Loads the colors of an accent and of every gray that may belong to it. */
export async function loadAccent(accent: string): Promise<void> {
  await Promise.all([accents[nameAccent(accent)]?.(), ...Object.values(grays).map((load) => load())])
}
