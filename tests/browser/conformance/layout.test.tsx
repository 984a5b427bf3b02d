import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  AspectRatio,
  Box,
  Button,
  Callout,
  Card,
  Code,
  DataList,
  DataListItem,
  Flex,
  Grid,
  Kbd,
  Link,
  List,
  ListItem,
  Progress,
  ScrollArea,
  Table,
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHead,
  TableRow,
  TableRowHeader,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '../../../src/components/index.js'
import { describeConformance } from './describe-conformance.js'
import { mount } from './mount.js'

const link = <a href="#there">There is a way</a>

describeConformance('Box', {
  element: (props) => (
    <Box padding="4" {...props}>
      Words
    </Box>
  ),
  asChild: (props) => (
    <Box asChild {...props}>
      {link}
    </Box>
  ),
})
describeConformance('Flex', {
  element: (props) => (
    <Flex gap="2" {...props}>
      <span>One</span>
    </Flex>
  ),
  asChild: (props) => (
    <Flex asChild {...props}>
      {link}
    </Flex>
  ),
})
describeConformance('Grid', {
  element: (props) => (
    <Grid columns="2" {...props}>
      <span>One</span>
    </Grid>
  ),
  asChild: (props) => (
    <Grid asChild {...props}>
      {link}
    </Grid>
  ),
})
describeConformance('Link', {
  element: (props) => (
    <Link href="#there" place="alone" external {...props}>
      Get Prism
    </Link>
  ),
  asChild: (props) => (
    <Link asChild {...props}>
      {link}
    </Link>
  ),
  text: (text) => <Link href="#there">{text}</Link>,
})
describeConformance('Code', {
  element: (props) => <Code {...props}>projectId</Code>,
  asChild: (props) => (
    <Code asChild {...props}>
      {link}
    </Code>
  ),
  text: (text) => <Code>{text}</Code>,
})
describeConformance('Kbd', {
  element: (props) => <Kbd {...props}>Esc</Kbd>,
  asChild: (props) => (
    <Kbd asChild {...props}>
      {link}
    </Kbd>
  ),
  text: (text) => <Kbd>{text}</Kbd>,
})
describeConformance('Card', {
  element: (props) => <Card {...props}>Keys stay with you.</Card>,
  asChild: (props) => (
    <Card asChild {...props}>
      {link}
    </Card>
  ),
  text: (text) => <Card>{text}</Card>,
})
describeConformance('Callout', {
  element: (props) => (
    <Callout tone="danger" heading="The network did not answer" action={<Button size="1">Try again</Button>} {...props}>
      Nothing was sent.
    </Callout>
  ),
  text: (text) => <Callout>{text}</Callout>,
})
describeConformance('DataList', {
  element: (props) => (
    <DataList divided {...props}>
      <DataListItem label="Network fee">$0.04</DataListItem>
    </DataList>
  ),
  text: (text) => (
    <DataList>
      <DataListItem label="Name">{text}</DataListItem>
    </DataList>
  ),
})
describeConformance('DataListItem', {
  element: (props) => (
    <DataList>
      <DataListItem label="Network fee" {...props}>
        $0.04
      </DataListItem>
    </DataList>
  ),
})
describeConformance('List', {
  element: (props) => (
    <List label="Wallets" {...props}>
      <ListItem name="Prism" description="2.814 ETH" />
      <ListItem name="Harbor" disabled />
    </List>
  ),
  text: (text) => (
    <List label={text} labelVisible>
      <ListItem name={text} description={text} />
    </List>
  ),
})
describeConformance('ListItem', {
  element: (props) => (
    <List label="Wallets">
      <ListItem name="Prism" tag="Recent" {...props} />
    </List>
  ),
})
describeConformance('ListItem as a link', {
  element: (props) => (
    <List label="Wallets">
      <ListItem name="Prism" href="#there" external {...props} />
    </List>
  ),
})

type PartProps = Record<'tabs' | 'list' | 'trigger' | 'content', object>
const drawTabs = (parts: Partial<PartProps>, text = 'Tokens') => (
  <Tabs defaultValue="a" {...parts.tabs}>
    <TabsList label="Assets" {...parts.list}>
      <TabsTrigger value="a" {...parts.trigger}>
        {text}
      </TabsTrigger>
      <TabsTrigger value="b">Activity</TabsTrigger>
    </TabsList>
    <TabsContent value="a" {...parts.content}>
      Your tokens
    </TabsContent>
    <TabsContent value="b">Your activity</TabsContent>
  </Tabs>
)
describeConformance('Tabs', { element: (tabs) => drawTabs({ tabs }), text: (text) => drawTabs({}, text) })
describeConformance('TabsList', { element: (list) => drawTabs({ list }) })
describeConformance('TabsTrigger', { element: (trigger) => drawTabs({ trigger }) })
describeConformance('TabsContent', { element: (content) => drawTabs({ content }) })

type SectionProps = Record<'accordion' | 'item' | 'heading' | 'content', object>
const drawAccordion = (parts: Partial<SectionProps>, text = 'Where are my keys?') => (
  <Accordion defaultValue="a" {...parts.accordion}>
    <AccordionItem value="a" {...parts.item}>
      <AccordionTrigger {...parts.heading}>{text}</AccordionTrigger>
      <AccordionContent {...parts.content}>In your wallet.</AccordionContent>
    </AccordionItem>
    <AccordionItem value="b">
      <AccordionTrigger>What does it cost?</AccordionTrigger>
      <AccordionContent>Nothing.</AccordionContent>
    </AccordionItem>
  </Accordion>
)
describeConformance('Accordion', {
  element: (accordion) => drawAccordion({ accordion }),
  text: (text) => drawAccordion({}, text),
})
describeConformance('AccordionItem', { element: (item) => drawAccordion({ item }) })
describeConformance('AccordionTrigger', { element: (heading) => drawAccordion({ heading }) })
describeConformance('AccordionContent', { element: (content) => drawAccordion({ content }) })

describeConformance('ScrollArea', {
  element: (props) => (
    <ScrollArea label="Message" {...props}>
      <p style={{ blockSize: '100rem' }}>Words</p>
    </ScrollArea>
  ),
})

type TableParts = Record<'table' | 'head' | 'body' | 'row' | 'column' | 'title' | 'cell', object>
const drawTable = (parts: Partial<TableParts>, text = 'USDC') => (
  <Table label="Tokens" {...parts.table}>
    <TableHead {...parts.head}>
      <TableRow>
        <TableColumnHeader {...parts.column}>Token</TableColumnHeader>
        <TableColumnHeader align="end">Amount</TableColumnHeader>
      </TableRow>
    </TableHead>
    <TableBody {...parts.body}>
      <TableRow {...parts.row}>
        <TableRowHeader {...parts.title}>{text}</TableRowHeader>
        <TableCell align="end" {...parts.cell}>
          12
        </TableCell>
      </TableRow>
    </TableBody>
  </Table>
)
describeConformance('Table', { element: (table) => drawTable({ table }), text: (text) => drawTable({}, text) })
describeConformance('TableHead', { element: (head) => drawTable({ head }) })
describeConformance('TableBody', { element: (body) => drawTable({ body }) })
describeConformance('TableRow', { element: (row) => drawTable({ row }) })
describeConformance('TableColumnHeader', { element: (column) => drawTable({ column }) })
describeConformance('TableRowHeader', { element: (title) => drawTable({ title }) })
describeConformance('TableCell', { element: (cell) => drawTable({ cell }) })

describeConformance('Progress', {
  element: (props) => <Progress label="Confirmations" value={3} max={12} {...props} />,
})
describeConformance('Progress of unknown length', { element: (props) => <Progress label="Confirmations" {...props} /> })
describeConformance('AspectRatio', {
  element: (props) => (
    <AspectRatio {...props}>
      <span>Words</span>
    </AspectRatio>
  ),
})

test.each([
  ['Flex', <Flex key="it" gap="3" padding="4" paddingInline="2" grow stacks />],
  ['Grid', <Grid key="it" columns="fit" minColumn="large" rowGap="2" />],
  ['Tabs', drawTabs({})],
  ['Accordion', drawAccordion({})],
  ['Progress', <Progress key="it" label="Confirmations" value={40} />],
  ['AspectRatio', <AspectRatio key="it" ratio="1/1" />],
  ['Table', drawTable({})],
])('%s has no inline style in the HTML of a server, which a strict policy would refuse', (_name, element) => {
  expect(renderToString(element)).not.toContain('style=')
})

const { innerWidth, innerHeight } = window
afterEach(() => page.viewport(innerWidth, innerHeight))

test('a Flex that stacks is a column on a narrow screen, and a row on a wide one', async () => {
  const mounted = await mount(<Flex stacks data-testid="flex" />)
  const readDirection = () =>
    getComputedStyle(mounted.container.querySelector('[data-testid]') as Element).flexDirection
  await page.viewport(360, 700)
  expect(readDirection()).toBe('column')
  await page.viewport(800, 700)
  expect(readDirection()).toBe('row')
  await mounted.unmount()
})
