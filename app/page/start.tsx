import { code, feature, featureText, featureTitle, section } from '../page.css.js'
import { enMore } from '../words/en-more.js'
import { useSiteWords } from '../words/site-words.js'

const example = `const lintel = createLintel({
  metadata: { name: 'My app' },
  networks: [mainnet, base],
  adapters: [eip155()],
})

<Theme accent="indigo" root>
  <LintelProvider lintel={lintel}>
    <ConnectButton />
    <LintelModal />
  </LintelProvider>
</Theme>`

export function Start() {
  const words = useSiteWords('more', enMore)
  return (
    <section id="start" className={section} aria-label={words.start}>
      <div className={feature}>
        <h2 className={featureTitle}>{words.composeIt}</h2>
        <p className={featureText}>{words.composeItText}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard has to reach it (WCAG 2.1.1). */}
      <pre className={code} tabIndex={0}>
        {example}
      </pre>
    </section>
  )
}
