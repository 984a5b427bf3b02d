export const enCopyButton = {
  copy: 'Copy',
  copied: 'Copied',
  refused: 'Your browser did not allow copying. Copy the text by hand.',
}
