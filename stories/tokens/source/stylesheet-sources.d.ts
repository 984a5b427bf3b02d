/** Path and text of each stylesheet of the components and the modal, by the plugin in `.storybook/stylesheet-sources.ts`. */
declare module 'virtual:stylesheet-sources' {
  export const sources: Readonly<Record<string, string>>
}
