import { code, feature, featureText, featureTitle, section } from './page.css.js'

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
  return (
    <section id="start" className={section} aria-label="Start">
      <div className={feature}>
        <h2 className={featureTitle}>Compose it</h2>
        <p className={featureText}>
          An instance, a theme, a button and the modal. Every part is a component you can use, replace or restyle. Run
          npm run storybook to see each of them in each of its states.
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard has to reach it (WCAG 2.1.1). */}
      <pre className={code} tabIndex={0}>
        {example}
      </pre>
    </section>
  )
}
