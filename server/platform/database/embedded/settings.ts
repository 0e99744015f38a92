/** What every start passes to PostgreSQL, so that a newer version of the product changes it without touching data. */
export function serverSettings(socketFolder: string, durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    shared_buffers: '128MB',
    max_connections: '100',
    // Small machines: a helper process for one query costs more than it gives, and needs /dev/shm, small in containers.
    max_parallel_workers_per_gather: '0',
    // Rows fit in memory; the three processes of the default reader would idle.
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The server's own events only. Failed statements are the application's to log, without what people typed.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  if (!durable) Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
