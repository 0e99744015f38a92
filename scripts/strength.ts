import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withoutGuard } from '../test/strength/guard-out.ts';
import { type MissedGoal, type Row, rows, type Suite } from '../test/strength/rows.ts';

/*
 * npm run strength -- <row> [--long]
 *
 * Answers a row of docs/strength.md: runs its suites, prints the figures beside the goal, then takes the row's guard out and
 * expects the suite to fail. `--long` uses the numbers of the goal.
 */

const root = join(import.meta.dirname, '..');
const hook = join(root, 'test/strength/guard-out-hook.ts');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { long: { type: 'boolean' } } });
const wanted = rows.filter(({ row }) => positionals.includes(String(row)));

if (wanted.length === 0) {
  for (const { row, name } of rows) console.log(`${String(row).padStart(7)}  ${name}`);
  console.log('\nnpm run strength -- <row> [--long]');
  process.exit(2);
}

const isGood = wanted.map((row) => answer(row, values.long ? row.long : undefined));
process.exit(isGood.every(Boolean) ? 0 : 1);

function answer({ row, name, goal, suites, control }: Row, numbers: Record<string, string> = {}): boolean {
  console.log(`\n${row} ${name}\n  goal     ${goal}`);
  const isHeld = suites.every((suite) => run(suite, numbers));
  if (typeof control === 'string') {
    console.log(`  control  ${control}`);
    return say(row, isHeld);
  }
  if ('missed' in control) {
    const isMissed = misses(control);
    console.log(
      `  control  without ${control.without}: ${isMissed ? `it misses “${control.missed}”, as it must` : 'NOT NOTICED'}`,
    );
    return say(row, isHeld && isMissed);
  }
  const { suite, ...guard } = control;
  const environment = { GUARD_OUT: JSON.stringify(guard), NODE_OPTIONS: `--import=${hook}` };
  if (withoutGuard(join(root, guard.file), read(join(root, guard.file)), guard) === null) return say(row, false);
  const isNoticed = (suite ? [suite] : suites).some((one) => !run(one, environment, { isControl: true }));
  console.log(
    `  control  without ${guard.from.trim()} in ${guard.file}: ${isNoticed ? 'it fails, as it must' : 'NOT NOTICED'}`,
  );
  return say(row, isHeld && isNoticed);
}

function misses({ suite, missed }: MissedGoal): boolean {
  const [command, ...args] = commandOf(suite, '');
  const { stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  for (const line of stdout.split('\n').filter((one) => one.startsWith('✗'))) console.log(`           ${line}`);
  return stdout.split('\n').some((line) => line.startsWith(`✗ ${missed}`));
}

function say(row: Row['row'], isGood: boolean): boolean {
  console.log(`${isGood ? '✓' : '✗'} row ${row}`);
  return isGood;
}

function commandOf(suite: Suite, report: string): [string, ...string[]] {
  if ('bench' in suite) return ['node', 'bench/main.ts', suite.bench];
  if ('program' in suite) return ['node', '--no-warnings', suite.program, ...(suite.args ?? [])];
  const title = suite.title ? [suite.title] : [];
  if ('journeys' in suite) {
    const files = suite.journeys.map((one) => `test/journeys/${one}.spec.ts`);
    return ['playwright', 'test', '--reporter=line', ...files, ...title.flatMap((one) => ['-g', one])];
  }
  const reporters = ['--reporter=json', `--outputFile=${report}`];
  return ['vitest', 'run', ...reporters, ...suite.tests, ...title.flatMap((one) => ['-t', one])];
}

/** @returns whether the suite succeeded */
function run(suite: Suite, numbers: Record<string, string>, { isControl = false } = {}): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'bf-strength-'));
  try {
    const figures = join(folder, 'figures');
    const [command, ...args] = commandOf(suite, join(folder, 'report.json'));
    const environment = { ...process.env, STRENGTH_FIGURES: figures, ...numbers };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env: environment, encoding: 'utf8' });
    // A suite that does not even start has noticed nothing.
    if (isControl) return status === 0 || /"numFailedTests":0\b/.test(read(join(folder, 'report.json')));
    const words = Object.entries(numbers).map(([name, value]) => `${name}=${value} `);
    console.log(`  command  ${words.join('')}${[command, ...args.filter((one) => !one.includes(folder))].join(' ')}`);
    for (const line of figuresOf(folder, stdout)) console.log(`  figure   ${line}`);
    if (status !== 0)
      console.log(`${failuresOf(folder).slice(0, 4000)}\n${stdout.slice(-4000)}\n${stderr.slice(-2000)}`);
    return status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf(folder: string, stdout: string): string[] {
  const told = read(join(folder, 'figures'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { what: string; value: string | number })
    .map(({ what, value }) => `${what}: ${value}`);
  const report = read(join(folder, 'report.json'));
  if (!report)
    return [
      ...told,
      ...stdout
        .split('\n')
        .filter((line) => /^[✓✗ ] \S|passed/.test(line))
        .map((line) => line.trim()),
    ];
  const { numPassedTests, numFailedTests } = JSON.parse(report) as { numPassedTests: number; numFailedTests: number };
  return [...told, `tests passed: ${numPassedTests} of ${numPassedTests + numFailedTests}`];
}

function failuresOf(folder: string): string {
  const report = read(join(folder, 'report.json'));
  if (!report) return '';
  const { testResults } = JSON.parse(report) as {
    testResults: { message: string; assertionResults: { failureMessages: string[] }[] }[];
  };
  return testResults
    .flatMap(({ message, assertionResults }) => [message, ...assertionResults.flatMap((one) => one.failureMessages)])
    .filter(Boolean)
    .join('\n');
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
