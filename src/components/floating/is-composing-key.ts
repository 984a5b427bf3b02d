/** Whether an input method takes a key, such as the Escape that ends a composition. Safari ends it before the key (229). */
export function isComposingKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
