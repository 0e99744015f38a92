import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/*
 * Everything: lint and types, the tests beside the code, and the journeys in a browser. All at a time, since each of them alone leaves
 * processors idle; what the later ones have to say is kept until those before them have said all. Stops at the first that fails.
 */
type Step = [command: string, ...args: string[]];
const steps: Step[] = [
  ['biome', 'check', '--error-on-warnings', '.'],
  // Its threads each check anew what they share: on two processors one is done sooner, with half of the work.
  ['tsc', '--noEmit', ...(availableParallelism() > 4 ? [] : ['--singleThreaded'])],
  ['knip', '--no-progress'],
  ['vitest', 'run'],
  ['playwright', 'test'],
];
/** Together they take some five gigabytes at their widest; with less to spare they come one after the other. */
const ROOM_BYTES = 7e9;

interface Running {
  name: string;
  /** Its exit code; how long a good one took has been said. */
  ended: Promise<number>;
  /** Says what it has said so far, and from here on at once. */
  show(): void;
  /** As Ctrl-C does: it puts away what it has begun. */
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

const turns = process.availableMemory() > ROOM_BYTES ? [steps] : steps.map((step) => [step]);
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
