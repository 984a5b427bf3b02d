import { Amount, NetworkIcon, OneTimePasswordField, QrCode, TokenIcon } from '../../../src/components/index.js'
import { describeConformance } from './describe-conformance.js'

describeConformance('Amount', {
  element: (props) => <Amount variant="display" value="0.00000001" symbol="ETH" {...props} />,
  text: (text) => <Amount value="1.5" symbol={text} />,
})
describeConformance('NetworkIcon', {
  element: (props) => <NetworkIcon name="Base" label="Base" {...props} />,
  text: (text) => <NetworkIcon name={text} />,
})
describeConformance('OneTimePasswordField', {
  element: (props) => <OneTimePasswordField aria-label="One-time code" defaultValue="417" {...props} />,
  box: '[data-lintel-field]',
  text: (text) => <OneTimePasswordField aria-label="One-time code" defaultValue={text} kind="alpha" />,
})
describeConformance('QrCode', {
  element: (props) => <QrCode value="wc:7f6e504b@2" label="QR code to connect a wallet" {...props} />,
  text: (text) => <QrCode value={text} label={text} refusedLabel={text} />,
})
describeConformance('TokenIcon', {
  element: (props) => <TokenIcon symbol="USDC" label="USDC on Base" network={{ name: 'Base' }} {...props} />,
  text: (text) => <TokenIcon symbol={text} network={{ name: text }} />,
})
