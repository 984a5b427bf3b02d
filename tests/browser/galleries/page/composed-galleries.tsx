import { type GalleryModule, mountGalleries } from './mount-galleries.js'

mountGalleries(
  import.meta.glob<GalleryModule>([
    '/stories/components/{copy-button,dialog,icon-button}.stories.tsx',
    '/stories/features/connect/connect.stories.tsx',
  ]),
)
