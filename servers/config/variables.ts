import { commonVariables } from './common-variables.js'
import { dataApiVariables } from './data-api-variables.js'
import { identityVariables } from './identity-variables.js'
import { otherVariables } from './other-variables.js'
import type { Reader } from './variable.js'

/** The environment variables of all services, in the order of docs/configuration.md. */
export const variables = {
  ...commonVariables,
  ...identityVariables,
  ...dataApiVariables,
  ...otherVariables,
} as const

type Table = typeof variables

export type VariableName = keyof Table

/** The variables that a service reads. */
export type VariableOf<Service extends Reader> = {
  [Name in VariableName]: Service extends Table[Name]['services'][number] ? Name : never
}[VariableName]

/** The names of the variables that a service reads. */
export function listVariables<Service extends Reader>(service: Service): VariableOf<Service>[] {
  const names = Object.keys(variables) as VariableName[]
  return names.filter((name) =>
    (variables[name].services as readonly Reader[]).includes(service),
  ) as VariableOf<Service>[]
}
