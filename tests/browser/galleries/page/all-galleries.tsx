import { type GalleryModule, mountGalleries } from './mount-galleries.js'

mountGalleries(
  import.meta.glob<GalleryModule>([
    '/stories/{components,features,modal,parts}/**/*.stories.tsx',
    '/stories/theme/theme-panel.stories.tsx',
  ]),
)
