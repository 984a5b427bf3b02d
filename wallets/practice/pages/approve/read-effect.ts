import { parseJsonObject } from '../../../requests/parse-params.js'
import { explainTypedData } from '../../../requests/typed-data/explain-typed-data.js'
import { normalizeTypedData } from '../../../requests/typed-data/normalize-typed-data.js'
import type { SignedEffect } from '../../../requests/typed-data/signed-effect.js'
import type { Approval } from '../../protocol/approval.js'

/** What typed data lets others do; null when that is not known. The request was parsed before. */
export function readEffect({ typedData, address }: Extract<Approval, { kind: 'typed-data' }>): SignedEffect | null {
  return explainTypedData(normalizeTypedData(parseJsonObject(typedData, 'Typed data')), address)
}
