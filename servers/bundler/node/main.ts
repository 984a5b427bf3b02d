import { runService } from '../../process/run-service.js'
import { fundAccount } from './fund-account.js'
import { readOptions, withAccount } from './read-options.js'
import { startBundler } from './start-bundler.js'

await runService({
  name: 'The bundler',
  service: 'bundler',
  async start(operation) {
    const { localBalance, ...read } = readOptions(process.env)
    const options = await withAccount(read)
    const { address } = options.account
    if (localBalance) await fundAccount(address, localBalance, [...options.rpcUrls.values()].flat())
    console.log(`Its account is ${address}.`)
    return startBundler({ ...options, operation })
  },
})
