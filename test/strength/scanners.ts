import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { api } from '#contract/api.ts';
import type { Call } from '#contract/call.ts';
import { startServer } from '../../bench/processes.ts';
import { figure } from './figure.ts';

/*
 * wapiti and sqlmap of Debian against the product on this machine, signed in and out, and against a page that is open on
 * purpose: there both must find something. `SCAN_SECONDS=1200` is the long version. Modules that ask a server in the internet
 * (ssrf, xxe) are left out, and those that only judge headers and forms have tests of their own.
 */

const SECONDS = Number(process.env.SCAN_SECONDS ?? 60);
const MODULES = 'backup,blindsql,crlf,exec,file,htaccess,methods,permanentxss,redirect,shellshock,sql,xss';
const QUERIES = {
  '/api/showcase': '?q=ferry&sort=newest',
  '/api/community-briefs': '?industry=food',
  '/api/showcase/beside': '?q=ferry',
};

if (process.argv[2] === 'open-page') openPage();
else process.exit((await scan()) ? 0 : 1);

/** Repeats a query as HTML, and puts an id into SQL. */
function openPage() {
  const db = new DatabaseSync(':memory:');
  db.exec("create table things (id integer, name text); insert into things values (1, 'ferry'), (2, 'harbour')");
  createServer((request, response) => {
    const query = new URL(request.url!, 'http://a').searchParams;
    response.setHeader('content-type', 'text/html');
    try {
      const things = query.has('id') ? db.prepare(`select name from things where id = ${query.get('id')}`).all() : [];
      response.end(`<a href="/?q=a">q</a> <a href="/?id=1">id</a> <p>${query.get('q')}</p> ${JSON.stringify(things)}`);
    } catch (error) {
      response.writeHead(500).end(`SQLite error: ${(error as Error).message}`);
    }
  }).listen(Number(process.argv[3]), '127.0.0.1');
}

async function scan(): Promise<boolean> {
  if (!install()) return false;
  const folder = mkdtempSync(join(tmpdir(), 'bf-scan-'));
  const product = await startServer(['scripts/start.js'], { DATA_DIR: join(folder, 'data') });
  const open = await freeServer();
  try {
    const env = { ...process.env, DATA_DIR: join(folder, 'data') };
    const args = ['--no-warnings', 'scripts/admin.ts', 'token', 'scanner@people.example', '--create'];
    const token = execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim().split(/\s/).at(-1)!;
    const url = `http://127.0.0.1:${product.port}`;
    const found = {
      'open page, wapiti': wapiti(open.url, folder, []),
      'open page, sqlmap': sqlmap(`${open.url}/?id=1`, folder),
      'product, wapiti as a guest': wapiti(url, folder, []),
      'product, wapiti signed in': wapiti(url, folder, ['-H', `Authorization: Bearer ${token}`]),
      'product, sqlmap': Object.entries(QUERIES).flatMap(([path, query]) => sqlmap(url + path + query, folder)),
      'product, sqlmap in paths': pathsWithIds().flatMap((path) => sqlmap(url + path, folder, token)),
    };
    for (const [what, findings] of Object.entries(found)) {
      console.log(`${what}: ${findings.length} findings ${findings.slice(0, 3).join('; ')}`);
      figure(what, `${findings.length} findings`);
    }
    return Object.entries(found).every(([what, { length }]) => what.startsWith('open') === length > 0);
  } finally {
    await open.stop();
    await product.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function install(): boolean {
  if (has('wapiti') && has('sqlmap')) return true;
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'wapiti', 'sqlmap']);
  if (status === 0) return true;
  console.log('wapiti and sqlmap could not be installed: this needs Debian, its packages and root. Not run.');
  return false;
}

function has(program: string): boolean {
  return spawnSync('which', [program]).status === 0;
}

async function freeServer() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => probe.once('listening', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  const worker = new Worker(import.meta.filename, { argv: ['open-page', String(port)] });
  return { url: `http://127.0.0.1:${port}`, stop: () => worker.terminate() };
}

function wapiti(url: string, folder: string, more: string[]): string[] {
  const report = join(folder, 'report.json');
  const bounds = ['--max-scan-time', String(SECONDS), '--max-attack-time', String(SECONDS / 6), '--no-bugreport'];
  const args = [
    '-u',
    `${url}/`,
    '-m',
    MODULES,
    ...bounds,
    '--store-session',
    folder,
    '--flush-session',
    '-f',
    'json',
    '-o',
    report,
  ];
  const { stdout, stderr } = spawnSync('wapiti', [...args, ...more], { encoding: 'utf8', timeout: SECONDS * 5_000 });
  if (!existsSync(report)) throw new Error(`wapiti wrote no report: ${stdout.slice(-500)} ${stderr.slice(-500)}`);
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, { path: string }[]>;
  };
  rmSync(report);
  return Object.entries(vulnerabilities).flatMap(([kind, places]) => places.map(({ path }) => `${kind} at ${path}`));
}

function sqlmap(url: string, folder: string, token?: string): string[] {
  const args = ['-u', url, '--batch', '--level', '3', '--flush-session', '--output-dir', folder, '--disable-coloring'];
  const signedIn = token ? ['-H', `Authorization: Bearer ${token}`] : [];
  const { stdout } = spawnSync('sqlmap', [...args, ...signedIn], { encoding: 'utf8', timeout: SECONDS * 1000 });
  return stdout.split('\n').filter((line) => /is vulnerable|appears to be injectable|^Parameter: /.test(line));
}

/** The reading calls with one id, which sqlmap replaces. */
function pathsWithIds(): string[] {
  const reads = Object.values(api as Record<string, Call>).filter(
    ({ method, path }) => method === 'GET' && /\/:(id|designId)$/.test(path),
  );
  return reads
    .slice(0, SECONDS > 600 ? reads.length : 2)
    .map(({ path }) => path.replace(/:\w+$/, '01890000-0000-7000-8000-000000000000*'));
}
