import { spawnSync } from 'node:child_process';

/*
 * Everything: lint, types, the tests beside the code, the journeys in a browser. Stops at the first that fails.
 */
const steps: [string, string[]][] = [
  ['biome', ['check', '--error-on-warnings', '.']],
  ['tsc', ['--noEmit']],
  ['vitest', ['run']],
  ['playwright', ['test']],
];

for (const [command, args] of steps) {
  const started = performance.now();
  process.stdout.write(`\n▸ ${command} ${args.join(' ')}\n`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) {
    process.stdout.write(`\n${command} failed. Nothing after it was run.\n`);
    process.exit(status ?? 1);
  }
  process.stdout.write(`${command}: good, ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
