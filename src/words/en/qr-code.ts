export const enQrCode = { refused: 'This is too long for a QR code. Copy it instead.' }
