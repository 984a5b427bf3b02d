import { useState } from 'react'
import { Link, Switch } from '../../src/components/index.js'
import { lintel } from '../lintel.js'
import { feature, featureText, section } from '../page.css.js'
import { runtime } from '../runtime.js'
import { storage } from '../storage.js'
import { enMore } from '../words/en-more.js'
import { useSiteWords } from '../words/site-words.js'

/** Where the visitor's choice is stored: Lintel does not store it. */
const KEY = 'lintel-site.analytics'

const { analytics: url } = runtime.services
const isRefused = navigator.globalPrivacyControl === true
const wasOn = storage.getItem(KEY) === 'on'
if (wasOn) lintel.actions.setAnalyticsConsent(true)

/** Lets the visitor give consent to analytics, and withdraw it. */
export function AnalyticsChoice() {
  const words = useSiteWords('more', enMore)
  const [isOn, setOn] = useState(wasOn)
  if (!url) return null
  return (
    <section className={section} aria-label={words.analytics}>
      <div className={feature}>
        <Switch checked={isOn && !isRefused} disabled={isRefused} onCheckedChange={(next) => setOn(writeChoice(next))}>
          {words.countMe}
        </Switch>
        <p className={featureText}>{isRefused ? words.notCounted : words.countMeText}</p>
        <p className={featureText}>
          <Link href={url}>{words.counts}</Link>
        </p>
      </div>
    </section>
  )
}

function writeChoice(isOn: boolean): boolean {
  lintel.actions.setAnalyticsConsent(isOn)
  if (isOn) storage.setItem(KEY, 'on')
  else storage.removeItem(KEY)
  return isOn
}
