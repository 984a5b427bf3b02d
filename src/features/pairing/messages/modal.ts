/** The words of the feature that load with the modal, in English. */
export const modalTexts = {
  pairing: {
    ways: 'Ways to connect',
    way: {
      browser: 'Browser',
      mobile: 'Mobile',
      qrCode: 'QR code',
      web: 'Web app',
      desktop: 'Desktop',
    },
    scan: 'Scan this code with {wallet} on your phone.',
    qrCode: 'QR code to connect a wallet',
    /** `time` is in minutes and seconds. */
    newCode: 'New code in {time}',
    newCodeSoon: 'In {seconds} seconds a new code takes its place.',
    codeRenewed: 'There is a new code.',
    offline: 'You are offline. The code comes when you are back.',
    openText: {
      browser: '{wallet} is installed in this browser.',
      mobile: 'Open {wallet}, approve the connection, then come back.',
      web: '{wallet} opens in a window of its own. Approve the connection there.',
      desktop: 'Open {wallet} on this computer and approve the connection.',
    },
    opened: 'Approve the connection in {wallet}, then come back.',
    blocked: 'Your browser blocked the window. Allow it for this site, or copy the link.',
    unanswered: 'Nothing happened?',
    unansweredText: '{wallet} may not be installed on this device.',
    showCode: 'Show QR code',
    connectingTitle: 'Approved',
    connectingText: 'Connecting {wallet} to this site.',
    notInstalledTitle: '{wallet} is not installed',
    notInstalledText: 'Install it, then come back here.',
  },
} as const
