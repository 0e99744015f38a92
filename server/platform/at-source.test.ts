import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import serverConfig from '../../vite.server.config.ts';
import { atSource } from './at-source.ts';

const SOURCE = `interface Told {
  message: string;
}

function breakDown({ message }: Told) {
  throw new Error(message);
}

breakDown({ message: process.argv[2]! });
`;

test('an error of the built server is told with its places in the sources', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bf-at-source-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = join(folder, 'breaking.ts');
  writeFileSync(source, SOURCE);
  const outDir = join(folder, 'built');
  const rollupOptions = { ...serverConfig.build?.rollupOptions, input: source };
  const config = { ...serverConfig, configFile: false as const, logLevel: 'error' as const };
  await build({ ...config, build: { ...serverConfig.build, outDir, rollupOptions } });

  const { stderr } = spawnSync(process.execPath, [join(outDir, 'breaking.js'), 'It broke'], { encoding: 'utf8' });

  const built = pathToFileURL(outDir).href;
  expect(stderr).toContain(`at breakDown (${built}/breaking.js:1:`);
  expect(atSource(stderr)).toContain(`at breakDown (${pathToFileURL(source).href}:6:`);
  expect(atSource(stderr)).not.toContain(`(${built}`);
});
