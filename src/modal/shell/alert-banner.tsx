'use client'

import { Box } from '../../components/box/box.js'
import { Callout } from '../../components/callout/callout.js'
import { useLintelState } from '../../react/use-lintel-state.js'

/**
 * For developers: the problem in the app's configuration, and how to fix it. In a production build it shows nothing; there
 * `onError` and `lintel.getLog()` report the problem. Its text is not in the catalogue, because no visitor sees it.
 */
export function AlertBanner() {
  const alerts = useLintelState((state) => state.alerts)
  return alerts.map(({ code, message, whatToDo, details, docsPath }) => (
    <Box key={`${code} ${message}`} paddingInline="4" paddingBlock="2" dir="ltr">
      <Callout role="note" tone="warning" size="1" heading={code}>
        {[message, ...whatToDo, details && `Details: ${details}`, `See ${docsPath}.`].filter(Boolean).join(' ')}
      </Callout>
    </Box>
  ))
}
