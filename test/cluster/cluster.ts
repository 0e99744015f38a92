import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/platform/free-port.ts';
import { pause } from '#server/platform/pause.ts';
import { balancerSettings, nodeSettings, type Ports } from './settings.ts';
import { databaseUser, postgresqlPrograms } from './tools.ts';

const NODES = ['one', 'two', 'three'] as const;
export type NodeName = (typeof NODES)[number];
const READY_MS = 120_000;

/** Three servers of PostgreSQL under Patroni, with etcd and HAProxy, all on this machine's own address. */
export async function startCluster({ isLossy }: { isLossy: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'bf-cluster-'));
  const user = databaseUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const children = new Map<string, ChildProcess>();

  /** In a group of its own, so that a kill takes the server and everything that it has begun. */
  function run(name: string, command: string, args: string[]) {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', log, log], detached: true, ...user });
    children.set(name, child);
  }

  const port = () => freePort('127.0.0.1');
  const [etcd, etcdPeer, primary, replicas] = [await port(), await port(), await port(), await port()];
  const nodes = new Map<NodeName, Ports>();
  for (const name of NODES) nodes.set(name, { sql: await port(), rest: await port() });

  const etcdUrl = `http://127.0.0.1:${etcd}`;
  run('etcd', 'etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', `http://127.0.0.1:${etcdPeer}`, '--logger', 'zap'],
  ]);
  for (const [name, ports] of nodes) {
    const data = join(folder, name);
    mkdirSync(data, { mode: 0o700 });
    if (user) chownSync(data, user.uid, user.gid);
    writeFileSync(
      join(folder, `${name}.yml`),
      nodeSettings({
        name,
        ports,
        etcd,
        data: join(data, 'data'),
        sockets: data,
        programs: postgresqlPrograms(),
        isLossy,
      }),
    );
  }
  writeFileSync(join(folder, 'haproxy.cfg'), balancerSettings({ primary, replicas, nodes }));

  const startNode = (name: NodeName) => run(name, 'patroni', [join(folder, `${name}.yml`)]);
  for (const name of NODES) startNode(name);
  run('haproxy', 'haproxy', ['-f', join(folder, 'haproxy.cfg')]);

  /** Patroni starts PostgreSQL in a group of its own. */
  function killPostgres(name: NodeName) {
    try {
      process.kill(Number(readFileSync(join(folder, name, 'data/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }

  const answers = async (name: NodeName, path: string) => {
    const asked = fetch(`http://127.0.0.1:${nodes.get(name)!.rest}${path}`, { signal: AbortSignal.timeout(2_000) });
    return (await asked.catch(() => null))?.ok ?? false;
  };
  const namesThat = async (path: string) => {
    const are = await Promise.all(NODES.map((name) => answers(name, path)));
    return NODES.filter((_, n) => are[n]);
  };
  const urlAt = (at: number) => `postgresql://postgres@127.0.0.1:${at}/postgres`;

  return {
    folder,
    primaryUrl: urlAt(primary),
    replicaUrl: urlAt(replicas),
    /** Resolves with the primary once a standby has everything that it acknowledges, and the third node follows too. */
    async whole(): Promise<NodeName> {
      const end = performance.now() + READY_MS;
      while (performance.now() < end) {
        const [[leader], synchronous, standbys] = [
          await namesThat('/primary'),
          await namesThat('/synchronous'),
          await namesThat('/replica'),
        ];
        if (leader && (isLossy || synchronous.length > 0) && standbys.length === NODES.length - 1) return leader;
        await pause(500);
      }
      throw new Error(`The cluster was not whole within ${READY_MS / 1000} s. Its logs are in ${folder}`);
    },
    /** The addresses of the replicas themselves, without the balancer. */
    async replicaUrls(): Promise<string[]> {
      return (await namesThat('/replica')).map((name) => urlAt(nodes.get(name)!.sql));
    },
    /** Ends a node and its PostgreSQL without a word, as a power cut does. */
    kill(name: NodeName) {
      process.kill(-children.get(name)!.pid!, 'SIGKILL');
      killPostgres(name);
    },
    startNode,
    async stop() {
      for (const child of children.values()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        const ended = once(child, 'exit');
        process.kill(-child.pid!, 'SIGKILL');
        await ended;
      }
      for (const name of NODES) killPostgres(name);
      await pause(1_000); // its processes notice within a second
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    },
  };
}
