import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readArguments } from '../../servers/cli/read-arguments.js'
import { listFiles, ROOT } from '../fixtures/source-files.js'
import { listDeployFiles, readDeployFile, readVariables, readYaml } from './fixtures/deploy-files.js'

/** The services with the port that each listens on and its name below the site. */
const services = {
  identity: { port: 3004, name: 'id' },
  frame: { port: 3007, name: 'wallet' },
  bundler: { port: 3008, name: 'bundler' },
  'data-api': { port: 3003, name: 'data' },
  relay: { port: 3002, name: 'relay' },
} as const
type Name = keyof typeof services
const names = Object.keys(services) as Name[]

const notRoot = v.pipe(v.string(), v.regex(/^[1-9]\d*:[1-9]\d*$/))
const contained = {
  image: v.string(),
  restart: v.literal('unless-stopped'),
  user: notRoot,
  read_only: v.literal(true),
  tmpfs: v.array(v.string()),
  cap_drop: v.tuple([v.literal('ALL')]),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  networks: v.tuple([v.literal('inside')]),
  logging: v.object({ driver: v.literal('json-file'), options: v.object({ 'max-size': v.string() }) }),
}
const variables = v.record(v.string(), v.string())
const secrets = v.array(v.string())
const seconds = v.pipe(v.string(), v.regex(/^\d+s$/))

/** The fields that a service may have. Nothing but the proxy has `ports`. */
const composeService = (name: Name) =>
  v.strictObject({
    ...contained,
    image: v.literal(`\${LINTEL_IMAGE}`),
    init: v.literal(true),
    command: v.tuple([v.literal('start'), v.literal(name)]),
    stop_grace_period: v.literal('15s'),
    depends_on: v.optional(v.record(v.string(), v.object({ condition: v.literal('service_healthy') }))),
    environment: variables,
    secrets: v.optional(secrets),
  })
const store = {
  ...contained,
  stop_grace_period: v.optional(seconds),
  volumes: v.tuple([v.string()]),
  healthcheck: v.object({ test: v.pipe(v.array(v.string()), v.minLength(2)), interval: seconds }),
}
const composeSchema = v.object({
  services: v.strictObject({
    identity: composeService('identity'),
    frame: composeService('frame'),
    bundler: composeService('bundler'),
    'data-api': composeService('data-api'),
    relay: composeService('relay'),
    proxy: v.strictObject({
      ...contained,
      command: v.array(v.string()),
      depends_on: v.array(v.picklist(names)),
      ports: v.tuple([v.literal('80:8080'), v.literal('443:8443')]),
      ulimits: v.object({ nofile: v.pipe(v.number(), v.minValue(65_536)) }),
      environment: variables,
      volumes: v.array(v.pipe(v.string(), v.endsWith(':ro'))),
    }),
    postgres: v.strictObject({ ...store, shm_size: v.string(), environment: variables, secrets }),
    valkey: v.strictObject({ ...store, command: v.array(v.string()) }),
  }),
  networks: v.strictObject({ inside: v.object({}) }),
  volumes: v.strictObject({ postgres: v.object({}), valkey: v.object({}) }),
  secrets: v.record(v.string(), v.strictObject({ file: v.pipe(v.string(), v.startsWith('./secrets/')) })),
})
const [composeFile] = readYaml('compose.yaml')
const compose = composeFile as v.InferOutput<typeof composeSchema>

test('Compose publishes the proxy alone, and contains every service', () => {
  expect(v.safeParse(composeSchema, composeFile).issues ?? []).toEqual([])
})

test('every folder in memory but /tmp, which all may write, belongs to the user of its service', () => {
  for (const { user, tmpfs = [] } of Object.values(compose.services) as { user: string; tmpfs?: string[] }[]) {
    const [uid, gid] = user.split(':')
    for (const folder of tmpfs.filter((one) => one !== '/tmp')) expect(folder).toContain(`:uid=${uid},gid=${gid},`)
  }
})

const probe = (path: string) =>
  v.object({ httpGet: v.strictObject({ path: v.literal(path), port: v.literal('metrics') }) })
const containerSchema = (name: Name) =>
  v.object({
    image: v.string(),
    args: v.tuple([v.literal('start'), v.literal(name)]),
    env: v.array(v.strictObject({ name: v.string(), value: v.string() })),
    ports: v.tuple([
      v.object({ name: v.literal('http'), containerPort: v.literal(services[name].port) }),
      v.object({ name: v.literal('metrics'), containerPort: v.literal(9090) }),
    ]),
    lifecycle: v.object({ preStop: v.object({ sleep: v.object({ seconds: v.literal(5) }) }) }),
    livenessProbe: probe('/health/live'),
    readinessProbe: probe('/health/ready'),
    securityContext: v.strictObject({
      allowPrivilegeEscalation: v.literal(false),
      readOnlyRootFilesystem: v.literal(true),
      capabilities: v.object({ drop: v.tuple([v.literal('ALL')]) }),
    }),
    volumeMounts: v.array(v.object({ name: v.string(), mountPath: v.picklist(['/tmp', '/run/secrets']) })),
  })
const deploymentSchema = (name: Name) =>
  v.object({
    kind: v.literal('Deployment'),
    metadata: v.object({ name: v.literal(`lintel-${name}`), namespace: v.literal('lintel') }),
    spec: v.object({
      // Two bundlers would use the same nonces.
      replicas: v.literal(name === 'bundler' ? 1 : 2),
      template: v.object({
        metadata: v.object({ labels: v.object({ app: v.literal(`lintel-${name}`) }) }),
        spec: v.object({
          automountServiceAccountToken: v.literal(false),
          terminationGracePeriodSeconds: v.pipe(v.number(), v.minValue(15)),
          securityContext: v.object({
            runAsNonRoot: v.literal(true),
            runAsUser: v.literal(1000),
            seccompProfile: v.object({ type: v.literal('RuntimeDefault') }),
          }),
          containers: v.tuple([containerSchema(name)]),
          volumes: v.array(
            v.object({ name: v.string(), secret: v.optional(v.object({ secretName: v.literal(`lintel-${name}`) })) }),
          ),
        }),
      }),
    }),
  })
const selected = (name: Name) => v.object({ app: v.literal(`lintel-${name}`) })
const serviceSchema = (name: Name) =>
  v.object({
    kind: v.literal('Service'),
    spec: v.strictObject({
      selector: selected(name),
      // Health and metrics are not reachable by way of it.
      ports: v.tuple([
        v.strictObject({
          name: v.literal('http'),
          port: v.literal(services[name].port),
          targetPort: v.literal('http'),
        }),
      ]),
    }),
  })
const disruptionSchema = (name: Name) =>
  v.object({
    kind: v.literal('PodDisruptionBudget'),
    spec: v.object({ minAvailable: v.literal(1), selector: v.object({ matchLabels: selected(name) }) }),
  })
const secretSchema = v.object({
  kind: v.literal('Secret'),
  metadata: v.object({ name: v.string() }),
  stringData: variables,
})
const readSecrets = () => {
  const [, ...documents] = readYaml('kubernetes/secrets.yaml')
  return new Map(
    documents.map((document) => v.parse(secretSchema, document)).map((one) => [one.metadata.name, one.stringData]),
  )
}

/** The variables of each service, as each way to run it sets them. */
function readSettings(name: Name): Record<'compose' | 'kubernetes' | 'systemd', Record<string, string>> {
  const [deployment] = readYaml(`kubernetes/${name}.yaml`)
  const [{ env }] = v.parse(deploymentSchema(name), deployment).spec.template.spec.containers
  const ofCompose = Object.entries(compose.services[name].environment)
  const shared = readVariables('.env.example')
  return {
    compose: Object.fromEntries(
      ofCompose.map(([key, value]) => [key, value.replace(/\$\{(\w+)\}/g, (_, variable) => shared[variable] ?? '')]),
    ),
    kubernetes: Object.fromEntries(env.map((one) => [one.name, one.value])),
    systemd: readVariables(`systemd/${name}.env`),
  }
}

/** The variables that an image sets in another place, or that differ because there is one machine. */
const ofPlace = /^(PORT|METRICS_PORT|METRICS_HOST|LOG_FORMAT|REDIS_URL)$|_FILE$/
const addressless = (settings: Record<string, string>) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !ofPlace.test(name)))
const secretNames = (settings: Record<string, string>) =>
  Object.keys(settings)
    .filter((name) => name.endsWith('_FILE') && name !== 'REDIS_URL_FILE')
    .sort()

describe.each(names)('%s', (name) => {
  test('is contained, probed and not published in Kubernetes', () => {
    const [deployment, service, disruption] = readYaml(`kubernetes/${name}.yaml`)
    v.parse(deploymentSchema(name), deployment)
    v.parse(serviceSchema(name), service)
    if (name === 'bundler') expect(disruption).toBeUndefined()
    else v.parse(disruptionSchema(name), disruption)
  })

  test('has the same values in Compose, Kubernetes and systemd', () => {
    const { compose: first, kubernetes, systemd } = readSettings(name)
    expect(addressless(kubernetes)).toEqual(addressless(first))
    expect(addressless(systemd)).toEqual(addressless(first))
    expect(secretNames(kubernetes)).toEqual(secretNames(first))
    expect(secretNames(systemd)).toEqual(secretNames(first))
    expect(systemd.PORT).toBe(String(services[name].port))
  })

  test('reads its secrets from files that it has', () => {
    const { compose: first, kubernetes, systemd } = readSettings(name)
    const files = (settings: Record<string, string>) =>
      Object.entries(settings).filter(([key]) => key.endsWith('_FILE'))
    const given = compose.services[name].secrets ?? []
    for (const [, path] of files(first)) expect(given.map((secret) => `/run/secrets/${secret}`)).toContain(path)
    for (const secret of given) expect(compose.secrets).toHaveProperty(secret)
    const held = Object.keys(readSecrets().get(`lintel-${name}`) ?? {})
    expect(files(kubernetes).map(([, path]) => path)).toEqual(held.map((key) => `/run/secrets/${key}`))
    for (const [key, path] of files(systemd)) {
      const secret = key.slice(0, -'_FILE'.length).toLowerCase()
      expect(path).toBe(`/run/credentials/lintel@${name}.service/secret_${secret}`)
    }
  })

  test('is started by a command that the command line knows', () => {
    const command = readArguments([...compose.services[name].command])
    expect(command).toMatchObject({ name: 'start', services: [name] })
  })
})

test('every variable is one that a server reads', () => {
  const read = new Set(
    listFiles('servers').flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\benv\.([A-Z][A-Z\d_]+)|['"]([A-Z][A-Z\d_]+)['"]/g)].map(
        ([, one, other]) => one ?? other,
      ),
    ),
  )
  const [, run = ''] = readDeployFile('Dockerfile').split('\nENV ')
  const ofImage = [...(run.split('\n')[0] ?? '').matchAll(/([A-Z_]+)=/g)].map(([, name]) => name ?? '')
  const set = [...names.flatMap((name) => Object.values(readSettings(name)).flatMap(Object.keys)), ...ofImage]
  const unread = set.filter((name) => !read.has(name) && !read.has(name.replace(/_FILE$/, '')))
  expect([...new Set(unread)]).toEqual([])
})

test('every variable of .env and of the template of nginx is set and used', () => {
  const used = (text: string) => [...new Set([...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))].sort()
  expect(used(readDeployFile('compose.yaml'))).toEqual(Object.keys(readVariables('.env.example')).sort())
  const ofTemplate = used(readDeployFile('nginx.conf.template'))
  expect(Object.keys(readVariables('systemd/nginx.env')).sort()).toEqual(ofTemplate)
  const { NGINX_ENVSUBST_OUTPUT_DIR: _, ...ofProxy } = compose.services.proxy.environment
  expect(Object.keys(ofProxy).sort()).toEqual(ofTemplate)
  for (const [name, { port }] of Object.entries(services)) {
    const variable = name.toUpperCase().replace('-', '_')
    expect([ofProxy[variable], readVariables('systemd/nginx.env')[variable]]).toEqual([
      `${name}:${port}`,
      `127.0.0.1:${port}`,
    ])
  }
})

test('the Ingress leads each name to its service, with TLS', () => {
  const [ingress] = readYaml('kubernetes/ingress.yaml')
  const hosts = names.map((name) => `${services[name].name}.example.com`).sort()
  const backend = v.object({ service: v.object({ name: v.string(), port: v.object({ name: v.literal('http') }) }) })
  const rule = v.object({
    host: v.string(),
    http: v.object({ paths: v.tuple([v.object({ path: v.literal('/'), backend })]) }),
  })
  const { spec } = v.parse(
    v.object({ spec: v.object({ tls: v.tuple([v.object({ hosts: v.array(v.string()) })]), rules: v.array(rule) }) }),
    ingress,
  )
  expect([...spec.tls[0].hosts].sort()).toEqual(hosts)
  const routes = spec.rules.map(({ host, http }) => [host, http.paths[0].backend.service.name])
  expect(Object.fromEntries(routes)).toEqual(
    Object.fromEntries(names.map((name) => [`${services[name].name}.example.com`, `lintel-${name}`])),
  )
})

test('in Kubernetes only the Ingress controller reaches the services, and only Prometheus their metrics', () => {
  const [policy] = readYaml('kubernetes/network-policy.yaml')
  const from = (namespace: string, port: string) => ({
    from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } } }],
    ports: [{ port }],
  })
  expect(policy).toEqual({
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'lintel', namespace: 'lintel' },
    spec: {
      podSelector: {
        matchExpressions: [
          { key: 'app', operator: 'In', values: expect.arrayContaining(names.map((name) => `lintel-${name}`)) },
        ],
      },
      policyTypes: ['Ingress'],
      ingress: [from('ingress-nginx', 'http'), from('monitoring', 'metrics')],
    },
  })
  const guide = readFileSync(join(ROOT, 'docs/run-it-for-real.md'), 'utf8')
  expect(guide).toContain('-f kubernetes/network-policy.yaml')
})

test('the unit starts one service of the package, as a user of its own that can change nothing', () => {
  const unit = readDeployFile('systemd/lintel@.service')
  const settings = Object.fromEntries(
    unit.split('\n').flatMap((line) => (/^\w+=/.test(line) ? [line.split(/=(.*)/s).slice(0, 2)] : [])),
  )
  expect(settings).toMatchObject({
    ExecStart: '/opt/lintel/node_modules/.bin/lintel start %i',
    EnvironmentFile: '/etc/lintel/%i.env',
    LoadCredential: 'secret:/etc/lintel/secrets/%i',
    DynamicUser: 'yes',
    NoNewPrivileges: 'yes',
    ProtectSystem: 'strict',
    CapabilityBoundingSet: '',
    TimeoutStopSec: '15',
  })
  // Node compiles while it runs.
  expect(settings).not.toHaveProperty('MemoryDenyWriteExecute')
  expect(listDeployFiles('systemd', '.env').sort()).toEqual([...names, 'nginx'].map((name) => `${name}.env`).sort())
})

test('the alarms read metrics that services have, and the page says what to do', () => {
  const rule = v.strictObject({ alert: v.string(), expr: v.string(), for: v.optional(v.string()) })
  const [file] = readYaml('alerts.yaml')
  const [group] = v.parse(v.object({ groups: v.tuple([v.object({ rules: v.array(rule) })]) }), file).groups
  const sources = listFiles('servers')
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join()
  const used = group.rules.flatMap(({ expr }) => expr.match(/\b(lintel|process)_[a-z_]+/g) ?? [])
  const unknown = used.filter((name) => !sources.includes(`'${name.replace(/_(total|bucket)$/, '')}'`))
  expect(unknown).toEqual([])
  const page = readFileSync(join(ROOT, 'docs/run-it-for-real.md'), 'utf8')
  for (const { alert } of group.rules) expect(page).toContain(`| \`${alert}\` `)
})

test('no registry is named', () => {
  const images = [
    ...Object.values(compose.services).map(({ image }) => image),
    ...readDeployFile('Dockerfile')
      .split('\n')
      .flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []),
  ]
  for (const image of images) expect(image).not.toMatch(/^[\w-]+(\.[\w-]+)+(:\d+)?\//)
})
