export interface Ports {
  sql: number;
  /** Where Patroni says what a node is. */
  rest: number;
}

interface Node {
  name: string;
  ports: Ports;
  etcd: number;
  data: string;
  sockets: string;
  programs: string;
  /** A commit is acknowledged before a standby has it. */
  isLossy: boolean;
}

/**
 * Patroni's settings of a node. A commit is acknowledged once a standby has it too; without a standby it waits. A primary that is lost
 * is replaced when its claim ends (`ttl`, s; Patroni allows no less than 20).
 */
export function nodeSettings({ name, ports, etcd, data, sockets, programs, isLossy }: Node): string {
  return JSON.stringify({
    scope: 'briefs',
    name,
    restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: !isLossy,
        synchronous_mode_strict: !isLossy,
        maximum_lag_on_failover: 100_000_000,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, shared_buffers: '32MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.sql}`,
      connect_address: `127.0.0.1:${ports.sql}`,
      data_dir: data,
      bin_dir: programs,
      pgpass: `${sockets}/pgpass`,
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'postgres' } },
      parameters: { unix_socket_directories: sockets },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust', 'local all all trust'],
    },
  });
}

interface Balancer {
  primary: number;
  replicas: number;
  nodes: ReadonlyMap<string, Ports>;
}

/** HAProxy's settings: one port leads to the primary, one to the replicas. Connections to a server that is gone are cut. */
export function balancerSettings({ primary, replicas, nodes }: Balancer): string {
  const servers = [...nodes].map(([name, { sql, rest }]) => `  server ${name} 127.0.0.1:${sql} check port ${rest}`);
  const port = (name: string, at: number) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${at}`,
    `  option httpchk GET /${name}`,
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers,
  ];
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 1s',
    ...port('primary', primary),
    ...port('replica', replicas),
    '',
  ].join('\n');
}
