import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';
import { Random } from '../domain/random.ts';
import type { GuardOut } from '../test/strength/guard-out.ts';

/*
 * npm run mutate -- [file …] [--count 20] [--seed 1]
 *
 * Puts faults into the rules and services, one at a time and only while Vitest loads them, and says which ones no test notices.
 * A fault in domain/ is looked for by all tests that use the file, one in server/features/ by the tests of its folder.
 */

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
/** Long enough for a busy machine: what has not ended by then counts as noticed. */
const TIMEOUT_MS = 600_000;
const CONTENT = /\.test\.ts$|domain\/brief\/(cases|direction|places)\/|(demo|words|lines|word-lists|color-names)\.ts$/;
const files = positionals.length > 0 ? positionals : globSync('{domain,server/features}/**/*.ts', { cwd: root }).sort();

interface Node {
  type: string;
  start: number;
  end: number;
  operator?: string;
  value?: unknown;
  left?: Node;
  right?: Node;
  test?: Node;
  argument?: Node | null;
  expression?: Node;
}

const TURNED: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** The faults that one node can be given, each as a piece of the source and what takes its place. */
function faultsOf(node: Node, source: string): { start: number; from: string; to: string }[] {
  const piece = (start: number, end: number, to: string) => [{ start, from: source.slice(start, end), to }];
  const { left, right, operator, test, argument } = node;
  if (left && right && operator && TURNED[operator]) {
    const start = source.indexOf(operator, left.end);
    return start < right.start ? piece(start, start + operator.length, TURNED[operator]) : [];
  }
  if (test) return piece(test.start, test.end, `!(${source.slice(test.start, test.end)})`);
  if (node.type === 'Literal' && typeof node.value === 'boolean')
    return piece(node.start, node.end, String(!node.value));
  if (node.type === 'UnaryExpression' && operator === '!') return piece(node.start, node.start + 1, '');
  if (node.type === 'ReturnStatement' && argument) return piece(argument.start, argument.end, 'undefined');
  const isCall = /^(Call|Await)Expression$/.test(node.expression?.type ?? '');
  if (node.type === 'ExpressionStatement' && isCall) return piece(node.start, node.end, ';');
  return [];
}

function mutantsOf(file: string): GuardOut[] {
  const source = readFileSync(join(root, file), 'utf8');
  const mutants: GuardOut[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    const { type = '' } = node as Node;
    if (/^TS|^Import|^ThrowStatement$/.test(type)) return;
    if (type)
      mutants.push(...faultsOf(node as Node, source).map(({ start, ...change }) => ({ file, at: start, ...change })));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, source).program.body);
  return mutants;
}

/** The first test that notices, in Vitest's words; `null` when all are green. */
function noticedBy(mutant: GuardOut): string | null {
  const isRule = mutant.file.startsWith('domain/');
  const scope = isRule ? ['related', '--run', '--project', 'plain', mutant.file] : ['run', dirname(mutant.file)];
  const env = { ...process.env, GUARD_OUT: JSON.stringify(mutant), NO_COLOR: '1' };
  const run = spawnSync('vitest', [...scope, '--bail', '1'], { cwd: root, env, timeout: TIMEOUT_MS, encoding: 'utf8' });
  if (run.status === 0) return null;
  return `${run.stdout}${run.stderr}`.match(/FAIL +(.+)/)?.[1] ?? (run.status === null ? 'no end' : 'an error');
}

const all = files.filter((file) => !CONTENT.test(file)).flatMap(mutantsOf);
const chosen = new Random(values.seed).sample(all, Number(values.count));
const survivors = chosen.filter((mutant) => {
  const noticed = noticedBy(mutant);
  const { file, at, from, to } = mutant;
  const line = readFileSync(join(root, file), 'utf8').slice(0, at).split('\n').length;
  console.log(
    `${noticed ? '✓' : '✗'} ${file}:${line}  ${JSON.stringify(from.slice(0, 70))} → ${JSON.stringify(to.slice(0, 70))}`,
  );
  if (noticed) console.log(`    ${noticed}`);
  return !noticed;
});
const share = Math.round((100 * (chosen.length - survivors.length)) / chosen.length);
console.log(
  `\n${chosen.length - survivors.length} of ${chosen.length} faults noticed (${share} %), of ${all.length} that can be made`,
);
process.exit(share >= 85 ? 0 : 1);
