// Ends with 0 when the service of this container answers, and with 1 when it does not.
const url = `http://127.0.0.1:${process.env.METRICS_PORT}/health/live`
const { ok } = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => ({ ok: false }))
process.exitCode = ok ? 0 : 1
