import { faults } from '../server/stand-ins/model/faults.ts';
import { startSandboxModel } from '../server/stand-ins/model/sandbox-model.ts';
import { refuseOldNode } from './node-version.ts';

/* npm run sandbox:model [-- --port <port>]     a language model for trying the product: no key, no network, and every fault by name */

refuseOldNode();
const port = readPort(process.argv.slice(2));
const { baseUrl, close } = await startSandboxModel({ port });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());

const names = Object.entries(faults).map(([name, what]) => `  sandbox-${name.padEnd(16)} ${what}`);
process.stdout.write(
  `The sandbox model answers at ${baseUrl}. Start the product beside it:

  MODEL_BASE_URL=${baseUrl} MODEL_NAME=sandbox npm start

MODEL_NAME says how it behaves; with "-once" behind it, only the first answer to a brief goes wrong:

  sandbox                  writes a brief in a few seconds
${names.join('\n')}
`,
);

/** `--port 4020`, `--port=4020` or the number alone. */
function readPort(args: string[]): number {
  const [, given] = /^(?:--port(?: |=))?(\d{1,5})$/.exec(args.join(' ')) ?? [];
  if (given && Number(given) < 65_536) return Number(given);
  if (args.length === 0) return 4010;
  process.stderr.write('Usage: npm run sandbox:model -- --port <port>\n');
  process.exit(2);
}
