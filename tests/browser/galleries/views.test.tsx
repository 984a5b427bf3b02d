import { testGalleries } from './test-galleries.js'

testGalleries((file) => file.startsWith('/stories/features/'))
