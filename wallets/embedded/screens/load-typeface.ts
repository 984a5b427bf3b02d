/** Loads the typeface that the frame's server names, so that nothing is drawn in another one first. */
export async function loadTypeface(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--lintel-font-family')
  // One that does not load is drawn as that of the system.
  await document.fonts.load(`1em ${family}`).catch(() => undefined)
}
