import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkOrigin } from '../../../src/embedded/wallet/client/check-origin.js'

const fetchList = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) => fetchList.mockResolvedValue(Response.json(body, { status }))
const openPage = (url: string) => vi.stubGlobal('window', { location: new URL(url) })
const check = (directoryUrl: string | undefined = 'https://directory.example/') =>
  checkOrigin({ directoryUrl, projectId: 'harbor' })

beforeEach(() => {
  fetchList.mockReset()
  vi.stubGlobal('fetch', fetchList)
  openPage('https://app.example/pay')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the origin of the page', () => {
  it('is refused when the list of the project does not have it', async () => {
    answer({ allowedOrigins: ['https://other.example', 'https://app.example:8443', 'http://app.example'] })
    await expect(check()).rejects.toMatchObject({
      code: 'unverified-domain',
      message: expect.stringContaining('https://app.example'),
    })
  })

  it('is taken when the list has it', async () => {
    answer({ allowedOrigins: ['https://other.example', 'https://app.example'] })
    await expect(check()).resolves.toBeUndefined()
    const url = new URL(String(fetchList.mock.calls[0]?.[0]))
    expect(url.origin + url.pathname).toBe('https://directory.example/projects/v1/origins')
    expect(url.searchParams.get('projectId')).toBe('harbor')
  })

  it.each<[string, unknown, number]>([
    ['an empty list', { allowedOrigins: [] }, 200],
    ['no list', { allowedOrigins: 'https://other.example' }, 200],
    ['something else', ['https://other.example'], 200],
    ['null', null, 200],
    ['an error', { allowedOrigins: ['https://other.example'] }, 503],
  ])('is left to the frame after %s', async (_name, body, status) => {
    answer(body, status)
    await expect(check()).resolves.toBeUndefined()
    expect(fetchList).toHaveBeenCalledOnce()
  })

  it('is left to the frame when the directory does not answer', async () => {
    fetchList.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(check()).resolves.toBeUndefined()
  })

  it('is left to the frame when the directory takes longer than 5 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
      expect(delay).toBe(5_000)
      return AbortSignal.abort(new DOMException('Timed out', 'TimeoutError'))
    })
    fetchList.mockImplementation(async (_url, init) => {
      init?.signal?.throwIfAborted()
      return Response.json({ allowedOrigins: ['https://other.example'] })
    })
    await expect(check()).resolves.toBeUndefined()
    timeout.mockRestore()
  })

  it.each(['http://localhost:3000/', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])(
    'is not looked up on this machine (%s)',
    async (url) => {
      openPage(url)
      await expect(check()).resolves.toBeUndefined()
      expect(fetchList).not.toHaveBeenCalled()
    },
  )

  it.each(['https://localhost.example/', 'https://127.0.0.1.example/'])('is looked up on %s', async (url) => {
    openPage(url)
    answer({ allowedOrigins: ['https://app.example'] })
    await expect(check()).rejects.toMatchObject({ code: 'unverified-domain' })
  })

  it('is not looked up without a directory', async () => {
    await expect(checkOrigin({ directoryUrl: undefined, projectId: 'harbor' })).resolves.toBeUndefined()
    expect(fetchList).not.toHaveBeenCalled()
  })
})
