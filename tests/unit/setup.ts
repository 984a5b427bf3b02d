// Tests in jsdom render components without the plugin that compiles their stylesheets. Without a scope vanilla-extract
// refuses to name a class.
if (typeof document !== 'undefined') {
  await import('@vanilla-extract/css/disableRuntimeStyles')
  const { setFileScope } = await import('@vanilla-extract/css/fileScope')
  setFileScope('tests')
}

export {}
