import type { Check } from './check.js'

/** Gives every drawn element the class `app`, and returns those that do not look like it. */
function listUnreached(document: Document): string[] {
  for (const animation of document.getAnimations()) animation.cancel()
  const drawn = document.querySelectorAll('main [class]:not(svg *, [data-lintel-skeleton], [data-lintel-skeleton] *)')
  for (const element of drawn) element.classList.add('app')
  return [...drawn].flatMap((element) => {
    const { borderTopLeftRadius, opacity, paddingLeft, rowGap } = getComputedStyle(element)
    const values = [borderTopLeftRadius, opacity, paddingLeft, rowGap].join(' ')
    return values === '5px 0.5 7px 9px' ? [] : [`${element.getAttribute('class')}: ${values}`]
  })
}

export const laterClass: Check = {
  title: "an app's class in a later stylesheet wins over every component, in every state",
  async find({ document, galleries, addStyle }, file) {
    await galleries.show(file, {})
    // Last: the gallery may have added styles of its story.
    const style = addStyle('.app { border-radius: 5px; opacity: 0.5; padding: 7px; gap: 9px; transition: none }')
    const unreached = listUnreached(document)
    style.remove()
    return unreached
  },
}
