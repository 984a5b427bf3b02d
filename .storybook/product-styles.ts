/** The stylesheets of the product in the page, with their paths. Those of stories and tests are left out. */
export function listProductStyles(): [path: string, style: HTMLStyleElement][] {
  return [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')].flatMap((style) => {
    const id = style.dataset.viteDevId ?? ''
    const [path] = /(?:src|wallets|app)\/[\w/-]+\.css/.exec(id) ?? []
    return path && !/\/(?:stories|tests)\//.test(id) ? [[path, style] as [string, HTMLStyleElement]] : []
  })
}

/** Whether a style under this media query applies to an element of the page. Each path is that of a stylesheet. */
export function hasStylesFor(query: string, isCounted: (path: string) => boolean = () => true): boolean {
  return listProductStyles().some(([path, { sheet }]) => sheet && isCounted(path) && findApplied(sheet.cssRules, query))
}

function findApplied(rules: CSSRuleList, query: string, isInside = false): boolean {
  return [...rules].some((rule) => {
    if (rule instanceof CSSStyleRule) return isInside && document.body.querySelector(rule.selectorText) !== null
    if (!(rule instanceof CSSGroupingRule)) return false
    const isMatch = rule instanceof CSSMediaRule && rule.conditionText.includes(query)
    return findApplied(rule.cssRules, query, isInside || isMatch)
  })
}
