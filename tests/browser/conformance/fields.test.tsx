import {
  Button,
  Checkbox,
  Form,
  FormControl,
  FormField,
  FormLabel,
  FormMessage,
  Radio,
  RadioGroup,
  Segment,
  SegmentedControl,
  Slider,
  Switch,
  TextArea,
  TextField,
  Toggle,
  ToggleGroup,
} from '../../../src/components/index.js'
import { describeConformance } from './describe-conformance.js'

describeConformance('Checkbox', {
  element: (props) => <Checkbox {...props}>Remember me</Checkbox>,
  text: (text) => <Checkbox>{text}</Checkbox>,
})
describeConformance('Form', {
  element: (props) => (
    <Form aria-label="Sign in" {...props}>
      <FormField name="email">
        <FormLabel>E-mail address</FormLabel>
        <FormControl>
          <TextField type="email" required />
        </FormControl>
        <FormMessage forceMatch match="valueMissing" />
      </FormField>
      <Button type="submit">Continue</Button>
    </Form>
  ),
  text: (text) => (
    <Form>
      <FormField name="email">
        <FormLabel>E-mail address</FormLabel>
        <FormControl>
          <TextField />
        </FormControl>
        <FormMessage forceMatch>{text}</FormMessage>
      </FormField>
    </Form>
  ),
})
describeConformance('FormControl', {
  element: (props) => (
    <Form>
      <FormField name="note">
        <FormLabel>Note</FormLabel>
        <FormControl {...props}>
          <TextArea />
        </FormControl>
      </FormField>
    </Form>
  ),
})
describeConformance('FormField', {
  element: (props) => (
    <Form>
      <FormField name="note" {...props}>
        <FormLabel>Note</FormLabel>
        <FormControl>
          <TextArea />
        </FormControl>
      </FormField>
    </Form>
  ),
})
describeConformance('FormLabel', {
  element: (props) => (
    <Form>
      <FormField name="note">
        <FormLabel {...props}>Note</FormLabel>
        <FormControl>
          <TextArea />
        </FormControl>
      </FormField>
    </Form>
  ),
  text: (text) => (
    <Form>
      <FormField name="note">
        <FormLabel>{text}</FormLabel>
      </FormField>
    </Form>
  ),
})
describeConformance('FormMessage', {
  element: (props) => (
    <Form>
      <FormField name="note">
        <FormMessage forceMatch {...props} />
      </FormField>
    </Form>
  ),
})
describeConformance('Radio', {
  element: (props) => (
    <RadioGroup aria-label="Speed">
      <Radio value="fast" {...props}>
        Fast
      </Radio>
    </RadioGroup>
  ),
  text: (text) => (
    <RadioGroup aria-label="Speed" variant="rows">
      <Radio value="fast" description={text}>
        Fast
      </Radio>
    </RadioGroup>
  ),
})
describeConformance('RadioGroup', {
  element: (props) => (
    <RadioGroup aria-label="Speed" variant="cards" {...props}>
      <Radio value="slow">Slow</Radio>
      <Radio value="fast">Fast</Radio>
    </RadioGroup>
  ),
})
describeConformance('Segment', {
  element: (props) => (
    <SegmentedControl aria-label="Speed">
      <Segment value="fast" {...props}>
        Fast
      </Segment>
    </SegmentedControl>
  ),
})
describeConformance('SegmentedControl', {
  element: (props) => (
    <SegmentedControl aria-label="Speed" size="1" defaultValue="fast" {...props}>
      <Segment value="slow">Slow</Segment>
      <Segment value="fast">Fast</Segment>
    </SegmentedControl>
  ),
  text: (text) => (
    <SegmentedControl aria-label="Speed">
      <Segment value="fast">{text}</Segment>
      <Segment value="slow">{text}</Segment>
    </SegmentedControl>
  ),
})
describeConformance('Slider', {
  element: (props) => <Slider aria-label="Slippage" unit="%" defaultValue={[50]} {...props} />,
})
describeConformance('Switch', {
  element: (props) => <Switch {...props}>Hide small balances</Switch>,
  text: (text) => <Switch>{text}</Switch>,
})
describeConformance('TextArea', {
  element: (props) => <TextArea aria-label="Message" {...props} />,
  text: (text) => <TextArea aria-label="Message" defaultValue={text} />,
})
describeConformance('TextField', {
  element: (props) => <TextField aria-label="E-mail address" {...props} />,
  box: '[data-lintel-field]',
  text: (text) => <TextField aria-label="E-mail address" defaultValue={text} start={text} end={text} />,
})
describeConformance('Toggle', {
  element: (props) => (
    <ToggleGroup aria-label="Show" size="1">
      <Toggle value="tokens" {...props}>
        Tokens
      </Toggle>
    </ToggleGroup>
  ),
})
describeConformance('ToggleGroup', {
  element: (props) => (
    <ToggleGroup aria-label="Show" defaultValue={['nfts']} {...props}>
      <Toggle value="tokens">Tokens</Toggle>
      <Toggle value="nfts">NFTs</Toggle>
    </ToggleGroup>
  ),
  text: (text) => (
    <ToggleGroup aria-label="Show">
      <Toggle value="tokens">{text}</Toggle>
    </ToggleGroup>
  ),
})
