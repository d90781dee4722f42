import { section } from './section.js'

/** The started service, seen from outside. */
export const runningSections = [
  section('decisions, Running', {
    'run.healthz': '/healthz: alive',
    'run.readyz': '/readyz: PostgreSQL, migrations, listening',
    'run.metrics': '/metrics: Prometheus',
    'run.work-metrics':
      'Metrics of each process: outbox, dead letters, queue, waits and steps of jobs, stores, projections, scans',
    'run.openapi': '/openapi.json describes every endpoint, from the schemas that validate',
    'run.docs': '/docs',
    'run.first-run':
      'The first start on an empty database makes DATA_DIR/first-run.env, mode 0600, with a key that works',
    'run.production': 'In production the first start creates no user',
    'run.create-owner': 'In production sm-admin create-owner makes the first owner',
    'run.model':
      'A start with another embedding model says so, never mixes vectors of two models, re-embeds everything while the old model serves, then switches',
    'run.no-secret-printed': 'No secret is printed',
    'run.durable': 'A stopped service that is started again has its memories',
    'run.misspelled': 'A misspelled setting is warned of at start, by name, with the one that was probably meant',
    'run.unwritable': 'A DATA_DIR that cannot be written ends a start in one sentence',
    'run.stopped-start': 'A signal at any moment of a start, to npm or to the service, leaves nothing running',
    'run.upgrade': 'With MIGRATE=check a version starts on the schema of the one after it, and refuses an older one',
    'run.monitoring': 'Every alert asks for metrics that the service has, and leads to a runbook',
    'run.backup':
      'sm-admin backup copies a stopped embedded database, and restore brings it back, memories and sessions alike',
    'run.image':
      'The container image runs as a user that is not root, on a file system it cannot write save for its data',
    'run.split': 'One process a service over one PostgreSQL serves the same',
    'redis.policy': 'A Redis that may evict keys, or does not answer, is refused at start in one sentence',
    'redis.lost':
      'Redis flushed, killed or put back to an older copy: all accepted work finishes, nothing is lost or doubled',
    'redis.away': 'While Redis is away or hangs queries are answered, and writes answered or refused within 2 s',
    'redis.full': 'From 70 % of its memory on writes are refused with 503 and Retry-After, and queued work drains',
  }),
  section('architecture, the write; reliability, per-tenant fairness', {
    'stop.no-failed-request':
      'SIGTERM under load: every request is answered, a write by its outcome or 503 with Retry-After and memory_id',
    'stop.in-time': 'A process that is told to stop ends within 25 s, with exit code 0',
    'pressure.organization':
      "Beyond its bound of open jobs an organization's writes are 429 rate_limited with Retry-After; others' are served",
    'pressure.all': 'Beyond ten times that bound in all, every write is 503 service_unavailable with Retry-After',
    'pressure.drains': 'What was accepted is judged, and then writes are accepted again',
    'fair.order': "Whatever one organization floods, another's job begins before what the flood has waiting",
  }),
  section('decisions, Envelopes, errors, limits, versions', {
    'run.version': 'Paths carry no version; info.version of /openapi.json does',
  }),
]
