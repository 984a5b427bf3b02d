import type { Plugin } from 'vite'
import { type BuiltPage, buildGalleries, type GalleryPage, galleryPages } from './build-galleries.js'

const isPage = (name: string): name is GalleryPage => Object.hasOwn(galleryPages, name)

/** Serves the pages of galleries to the tests in the browser, at `/galleries/<page>/`. Builds each when it is first opened. */
export function serveGalleries(): Plugin {
  const built = new Map<GalleryPage, Promise<BuiltPage>>()
  return {
    name: 'lintel:serve-galleries',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [, page = '', path = ''] = /^\/galleries\/(\w+)\/([^?]*)/.exec(request.url ?? '') ?? []
        if (!isPage(page)) return next()
        try {
          const files = built.get(page) ?? buildGalleries(page, `/galleries/${page}/`)
          built.set(page, files)
          const file = (await files).get(path)
          response.statusCode = file ? 200 : 404
          response.setHeader('content-type', file?.contentType ?? 'text/plain')
          response.end(file?.body)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
