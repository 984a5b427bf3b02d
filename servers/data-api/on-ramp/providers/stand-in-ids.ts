export const onRampStandInIds = ['harbor-pay', 'quay'] as const

export type OnRampStandInId = (typeof onRampStandInIds)[number]

/** Base URLs by the id of the stand-in. */
export type OnRampStandIns = Readonly<Partial<Record<OnRampStandInId, string>>>
