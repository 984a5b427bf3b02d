import { HybridDeleGator, SimpleFactory } from '@metamask/delegation-abis'
import fc from 'fast-check'
import { decodeAbiParameters, decodeFunctionData, getAddress, getCreate2Address, type Hex, slice, zeroHash } from 'viem'
import { describe, expect, it } from 'vitest'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import { getFactoryArguments } from '../../../../src/embedded/smart-account/get-factory-arguments.js'
import { getSmartAccountAddress } from '../../../../src/embedded/smart-account/get-smart-account-address.js'
import { proxyCreationCode } from '../../../../src/embedded/smart-account/proxy-creation-code.js'

const owner = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))

function readDeployment(factoryData: Hex) {
  const { functionName, args } = decodeFunctionData({ abi: SimpleFactory, data: factoryData })
  if (functionName !== 'deploy') throw new Error(`calls ${functionName}`)
  return { creationCode: args[0], salt: args[1] }
}

describe('the address of a smart account', () => {
  it('is the one at which the factory deploys', () => {
    fc.assert(
      fc.property(owner, (address) => {
        const { factory, factoryData } = getFactoryArguments(address)
        const { creationCode, salt } = readDeployment(factoryData)
        expect(getSmartAccountAddress(address)).toBe(getCreate2Address({ from: factory, salt, bytecode: creationCode }))
      }),
      { numRuns: 20 },
    )
  })

  it('is another for each owner, in any writing of the address', () => {
    const first = getSmartAccountAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    expect(getSmartAccountAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266')).toBe(first)
    expect(getSmartAccountAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).not.toBe(first)
    expect(() => getSmartAccountAddress('0x1234')).toThrow()
  })

  it('stays what it is: people were paid there', () => {
    expect(getSmartAccountAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe(
      '0x6471b693cD31541523e63b0b9924ff6189872C0f',
    )
  })

  it('follows from the owner alone, who is the only signer', () => {
    const signer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const { creationCode, salt } = readDeployment(getFactoryArguments(signer).factoryData)
    expect(salt).toBe(zeroHash)
    expect(creationCode.startsWith(proxyCreationCode)).toBe(true)
    const [implementation, initialize] = decodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }],
      slice(creationCode, (proxyCreationCode.length - 2) / 2),
    )
    expect(implementation).toBe(smartAccountAddresses.implementation)
    expect(decodeFunctionData({ abi: HybridDeleGator, data: initialize })).toEqual({
      functionName: 'initialize',
      args: [signer, [], [], []],
    })
  })
})
