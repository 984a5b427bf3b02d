import { listNetworks } from '../../http/list-networks.js'
import type { Vault } from '../secrets/create-vault.js'

/** Domains where anybody can get a few addresses: their owners have only the provider in common. */
const publicDomains = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com ' +
    'privaterelay.appleid.com proton.me protonmail.com pm.me aol.com gmx.de gmx.net gmx.com web.de t-online.de mail.com mail.ru ' +
    'yandex.ru yandex.com qq.com 163.com 126.com naver.com daum.net zoho.com fastmail.com hey.com orange.fr free.fr ' +
    'libero.it wp.pl seznam.cz rediffmail.com yahoo.co.jp yahoo.co.uk yahoo.co.in hotmail.co.uk hotmail.fr docomo.ne.jp'
  ).split(' '),
)

/** Bits of an IPv4 network: the minimum that a provider or an office has. */
const IPV4_GROUPS = 3

export type BudgetOwner = {
  projectId: string
  /** IP address. */
  address: string | undefined
  email: string | null
}

/**
 * The budgets that an operation counts for: of the project, of the network address, and of the e-mail domain. The last
 * two are hashed, so that the database does not record the origin of visitors.
 *
 * @returns names of budgets. The first is that of the project.
 */
export function nameBudgets({ projectId, address, email }: BudgetOwner, vault: Pick<Vault, 'derive'>): string[] {
  const hide = (kind: string, value: string) => `${kind} ${vault.derive('sponsor budget', `${projectId} ${value}`)}`
  const domain = email === null ? undefined : readRegisteredDomain(email)
  return [
    `project ${projectId}`,
    ...(address === undefined ? [] : [hide('network', readPrefix(address))]),
    ...(domain === undefined || publicDomains.has(domain) ? [] : [hide('domain', domain)]),
  ]
}

/** The /24 of an IPv4 address, or the /48 of an IPv6 address. */
function readPrefix(address: string): string {
  const name = listNetworks(address).at(-1)?.name ?? address
  return name.includes(':') ? name : name.split('.').slice(0, IPV4_GROUPS).join('.')
}

/**
 * The registered part of the domain of an address, because everything below it has the same owner: its last two labels,
 * or three where the last but one is a common suffix of a country.
 *
 * @example readRegisteredDomain('me@a.b.example.co.uk') // 'example.co.uk'
 */
export function readRegisteredDomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (publicDomains.has(domain)) return domain
  const labels = domain.split('.')
  const isCountrySuffix = /^(?:ac|co|com|edu|go|gob|gov|gouv|ne|net|nom|or|org)$/.test(labels.at(-2) ?? '')
  const count = (labels.at(-1) ?? '').length === 2 && isCountrySuffix ? 3 : 2
  return labels.slice(-count).join('.')
}
