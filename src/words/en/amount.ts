export const enAmount = { unknown: 'Unknown amount', less: 'less than', more: 'more than' }
