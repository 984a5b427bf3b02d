import { type Detail, DetailList } from '../shell/detail-list.js'
import { ScrollText } from '../shell/scroll-text.js'

export type SignedProps = { label: string; text: string; address: string; details?: readonly Detail[] }

/** What is signed, and by which account. */
export function Signed({ label, text, address, details = [] }: SignedProps) {
  return (
    <>
      <ScrollText label={label} text={text} />
      <DetailList details={[{ term: 'Signed by', value: address, isMono: true }, ...details]} />
    </>
  )
}
