import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'

const decompress = promisify(brotliDecompress)

/**
 * Serves the files of a folder, compressed where a `.br` or `.gz` file lies beside them. In the package the `.br` file
 * is alone, and is decompressed for callers that do not accept it.
 *
 * @param rewrite Returns the path in the folder. Default: that of the request.
 */
export function serveFolder(folder: string, rewrite = (path: string) => path): MiddlewareHandler {
  const root = resolve(folder)
  const serveFile = serveStatic({ root: folder, precompressed: true, rewriteRequestPath: rewrite })
  return async (context, next) => {
    const path = resolve(join(root, rewrite(context.req.path)))
    const isPackedAlone = path.startsWith(root + sep) && !existsSync(path) && existsSync(`${path}.br`)
    if (!isPackedAlone || context.req.method !== 'GET') return serveFile(context, next)
    const packed = await readFile(`${path}.br`)
    const accepts = /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
    context.header('content-type', getMimeType(path) ?? 'application/octet-stream')
    context.header('vary', 'Accept-Encoding', { append: true })
    if (accepts) context.header('content-encoding', 'br')
    return context.body(new Uint8Array(accepts ? packed : await decompress(packed)))
  }
}
