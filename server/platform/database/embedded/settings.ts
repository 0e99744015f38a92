/** Settings that every start passes to PostgreSQL, so a newer version can change them without touching data. */
export function serverSettings(socketFolder: string, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    // A list, in which quotes keep a comma from being a separator.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    shared_buffers: '128MB',
    max_connections: '100',
    // On small machines, a parallel worker costs more than it gains. It also needs /dev/shm, which is small in
    // containers.
    max_parallel_workers_per_gather: '0',
    // Rows fit in memory, so the three processes of the default reader would be idle.
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // PostgreSQL logs only its own events. The application logs failed statements, without what people typed.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  if (!durable) Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
