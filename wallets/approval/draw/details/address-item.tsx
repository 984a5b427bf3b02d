import { Address, DataListItem } from '../../../../src/components/index.js'

/** A whole address in a DataList. */
export function AddressItem({ label, value }: { label: string; value: string }) {
  return (
    <DataListItem label={label}>
      <Address value={value} format="full" mono />
    </DataListItem>
  )
}
