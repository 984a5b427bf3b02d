import {
  Address,
  Avatar,
  Badge,
  Button,
  CopyButton,
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
  Heading,
  Icon,
  IconButton,
  Separator,
  Skeleton,
  Spinner,
  Text,
  Toast,
  ToastProvider,
  VisuallyHidden,
} from '../../src/components/index.js'
import { Wallet } from '../../src/icons/wallet.js'
import { describeConformance } from './conformance/describe-conformance.js'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const link = <a href="#there">There</a>

describeConformance('Address', { element: (props) => <Address value={address} {...props} /> })
describeConformance('Avatar', { element: (props) => <Avatar seed={address} {...props} /> })
describeConformance('Badge', {
  element: (props) => <Badge {...props}>Installed</Badge>,
  text: (text) => <Badge>{text}</Badge>,
})
describeConformance('Button', {
  element: (props) => <Button {...props}>Connect</Button>,
  asChild: (props) => (
    <Button asChild {...props}>
      {link}
    </Button>
  ),
  text: (text) => <Button>{text}</Button>,
})
describeConformance('CopyButton', { element: (props) => <CopyButton value={address} {...props} /> })
describeConformance('Dialog', {
  element: (props) => (
    <Dialog open onOpenChange={() => {}}>
      <DialogContent {...props}>
        <DialogHeader closeLabel="Close">
          <DialogTitle>Send tokens</DialogTitle>
        </DialogHeader>
        <DialogBody>Check the receiver.</DialogBody>
      </DialogContent>
    </Dialog>
  ),
  server: false,
})
describeConformance('Heading', {
  element: (props) => <Heading {...props}>Wallets</Heading>,
  text: (text) => <Heading>{text}</Heading>,
})
describeConformance('Icon', { element: (props) => <Icon as={Wallet} {...props} /> })
describeConformance('IconButton', {
  element: (props) => (
    <IconButton label="Wallet" {...props}>
      <Icon as={Wallet} />
    </IconButton>
  ),
})
describeConformance('Separator', { element: (props) => <Separator {...props} /> })
describeConformance('Skeleton', { element: (props) => <Skeleton {...props} /> })
describeConformance('Spinner', { element: (props) => <Spinner {...props} /> })
describeConformance('Text', {
  element: (props) => <Text {...props}>Nothing was shared.</Text>,
  text: (text) => <Text>{text}</Text>,
})
describeConformance('Toast', {
  element: (props) => (
    <ToastProvider label="Notification" viewportLabel="Notifications ({hotkey})">
      <Toast open onOpenChange={() => {}} message="Address copied" closeLabel="Dismiss" {...props} />
    </ToastProvider>
  ),
})
describeConformance('VisuallyHidden', { element: (props) => <VisuallyHidden {...props}>Copied</VisuallyHidden> })
