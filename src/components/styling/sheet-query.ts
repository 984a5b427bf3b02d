/**
 * Windows in which a dialog is a sheet at the lower edge: up to 430 px at 16 px text. With larger text, wider windows show the sheet
 * too.
 */
export const sheetQuery = '(max-width: 26.875em)'
