import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import solc from 'solc'

/** A compiled contract as it is committed: the parts that `servers/chains` needs to deploy and to call it. */
type Artifact = { abi: unknown[]; bytecode: string }

type CompilerMessage = { severity: string; formattedMessage: string }
type CompilerContract = { abi: unknown[]; evm: { bytecode: { object: string } } }
type CompilerOutput = { errors?: CompilerMessage[]; contracts: Record<string, Record<string, CompilerContract>> }

const chainsFolder = resolve(import.meta.dirname, '../servers/chains')
const artifactsFolder = join(chainsFolder, 'artifacts')

/**
 * Compiles the contracts of the local chains. Returns the text of each artifact by its file name.
 *
 * @throws Error with the compiler's messages, warnings included.
 */
export function compileContracts(): Map<string, string> {
  const sourceFolder = join(chainsFolder, 'contracts')
  const paths = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sol'))
  const readSource = (path: string) => ({ content: readFileSync(join(sourceFolder, path), 'utf8') })
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(paths.toSorted().map((path) => [path.replaceAll('\\', '/'), readSource(path)])),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      // No hash of the sources in the code: a changed comment then changes no address and no artifact.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const output: CompilerOutput = JSON.parse(solc.compile(JSON.stringify(input)))
  if (output.errors?.length) throw new Error(output.errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const artifacts = new Map<string, string>()
  for (const [path, contracts] of Object.entries(output.contracts)) {
    const name = basename(path, '.sol')
    const contract = contracts[name]
    // Libraries, interfaces and abstract contracts are not deployed.
    if (!contract?.evm.bytecode.object || contract.abi.length === 0) continue
    const artifact: Artifact = { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` }
    artifacts.set(`${name}.json`, `${JSON.stringify(artifact)}\n`)
  }
  return artifacts
}

/** Reads the committed artifacts by file name. */
export function readArtifacts(): Map<string, string> {
  const names = readdirSync(artifactsFolder).filter((name) => name.endsWith('.json'))
  return new Map(names.map((name) => [name, readFileSync(join(artifactsFolder, name), 'utf8')]))
}

if (process.argv[1] === import.meta.filename) {
  const artifacts = compileContracts()
  rmSync(artifactsFolder, { recursive: true, force: true })
  mkdirSync(artifactsFolder)
  for (const [name, text] of artifacts) writeFileSync(join(artifactsFolder, name), text)
  console.log(`${artifacts.size} contracts compiled.`)
}
