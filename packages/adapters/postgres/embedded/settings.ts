/**
 * Builds the server's complete configuration. Durability is PostgreSQL's default (fsync and synchronous_commit on). The
 * other settings keep the server small next to the service, keep content out of its logs, and make it notice dead
 * clients quickly. `ALTER SYSTEM` overrides all of them.
 */
export const settings = ({ port, logs, socket }: { port: number; logs: string; socket: string | undefined }) =>
  `# Written at each start.
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${socket === undefined ? '' : quoted(nameInList(socket))}'
unix_socket_permissions = 0700
max_connections = 100

fsync = on
synchronous_commit = on
full_page_writes = on
max_wal_size = 512MB
checkpoint_timeout = 15min

shared_buffers = 64MB
effective_cache_size = 512MB
random_page_cost = 1.1
io_method = sync
max_worker_processes = 4
max_parallel_workers_per_gather = 0
autovacuum_max_workers = 2
autovacuum_worker_slots = 2
jit = off

client_connection_check_interval = 1s
tcp_keepalives_idle = 30
timezone = 'UTC'

# One file per weekday, overwritten a week later. Statements and details contain users' texts, so they are not logged.
logging_collector = on
log_directory = '${quoted(logs)}'
log_filename = 'postgresql-%a.log'
log_truncate_on_rotation = on
log_rotation_age = 1d
log_rotation_size = 0
log_timezone = 'UTC'
log_error_verbosity = terse
log_min_error_statement = panic
log_line_prefix = '%m [%p] '
`

/** Escapes a value that goes between quotes in the configuration file. */
const quoted = (value: string) => value.replaceAll("'", "''")

/** Quotes a folder's name in a list, where a comma would otherwise end it. */
const nameInList = (folder: string) => `"${folder.replaceAll('"', '""')}"`

/** Access rules: local connections only, with the password. */
export const ACCESS = `# Written at each start.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
`
