import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/*
 * Runs lint, types, unit tests and browser journeys together where there are processors for all of them, because each alone leaves
 * some idle. The output of a step waits for that of the earlier steps, and the first failure ends the run.
 */
type Step = [command: string, ...args: string[]];
const hasManyProcessors = availableParallelism() > 4;
const steps: Step[] = [
  ['biome', 'check', '--error-on-warnings', '.'],
  // Its threads repeat the work that they share. On two processors a single thread is faster, with half of the work.
  ['tsc', '--noEmit', ...(hasManyProcessors ? [] : ['--singleThreaded'])],
  ['knip', '--no-progress'],
  ['vitest', 'run'],
  ['playwright', 'test'],
];
/**
 * The steps together use about five gigabytes. With less free memory, or with few processors, they run one after the other: a browser
 * without a processor waits longer than a test does.
 */
const ROOM_BYTES = 7e9;

interface Running {
  name: string;
  /** The exit code of the step. A successful step has already printed how long it took. */
  ended: Promise<number>;
  /** Prints the output so far, and later output at once. */
  show(): void;
  /** Stops the step as Ctrl-C does, so that it cleans up after itself. */
  stop(): Promise<unknown>;
}

function begin([command, ...args]: Step, isFirst: boolean): Running {
  const started = performance.now();
  let held: (string | Buffer)[] | null = isFirst ? null : [];
  const say = (piece: string | Buffer) => void (held ? held.push(piece) : process.stdout.write(piece));
  say(`\n▸ ${command} ${args.join(' ')}\n`);
  const isColourful = process.stdout.isTTY && !isFirst;
  const child = spawn(command, args, {
    stdio: isFirst ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(isColourful && { FORCE_COLOR: '1' }) },
  });
  child.stdout?.on('data', say);
  child.stderr?.on('data', say);
  const ended = new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) say(`${command}: good, ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
      done(code ?? 1);
    });
  });
  return {
    name: command,
    ended,
    show() {
      for (const piece of held ?? []) process.stdout.write(piece);
      held = null;
    },
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

const isTogether = hasManyProcessors && process.availableMemory() > ROOM_BYTES;
const turns = isTogether ? [steps] : steps.map((step) => [step]);
for (const turn of turns) {
  const running = turn.map((step, n) => begin(step, n === 0));
  for (const [n, { name, ended, show }] of running.entries()) {
    show();
    const code = await ended;
    if (code === 0) continue;
    for (const other of running.slice(n + 1)) await other.stop();
    process.stdout.write(`\n${name} failed. Nothing after it was run to its end.\n`);
    process.exit(code);
  }
}
