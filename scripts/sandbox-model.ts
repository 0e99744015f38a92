import { faults } from '../server/stand-ins/model/faults.ts';
import { startSandboxModel } from '../server/stand-ins/model/sandbox-model.ts';
import { refuseOldNode } from './node-version.ts';

/* npm run sandbox:model [-- <port>]     a language model for trying the product: no key, no network, and every fault by name */

refuseOldNode();
const port = Number(process.argv[2] ?? 4010);
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
