import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Abi, Hex } from 'viem'
import { resolveFile } from '../../../packages/find-package.js'

/** The output of the compiler for a contract. */
export type Compiled = { abi: Abi; bytecode: Hex }

const artifactsFolder = resolve(import.meta.dirname, '../../artifacts')

/** Reads a contract of this repository, as `npm run compile:contracts` writes it. */
export function readArtifact(name: string): Compiled {
  return JSON.parse(readFileSync(join(artifactsFolder, `${name}.json`), 'utf8'))
}

/** Reads a contract of Uniswap V2. It has another licence (GPL), so it is read from its package and not kept here. */
export function readUniswap(packageName: string, name: string): Compiled {
  const path = resolveFile(`@uniswap/${packageName}`, `build/${name}.json`)
  const { abi, bytecode } = JSON.parse(readFileSync(path, 'utf8'))
  return { abi, bytecode: `0x${bytecode}` }
}
