import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SCRATCH } from './scratch.ts';

const run = promisify(execFile);

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Runs as root and without a network of its own: no sandbox, no GPU, no calls home. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Stands for Amazon's Linux, where the package unpacks the NSS libraries it carries; a plain Debian lacks them as well. */
const UNPACK_LIBRARIES = 'AWS_Lambda_nodejs24.x';
const UNPACK_TIMEOUT_MS = 60_000;

/**
 * A Chromium to test with and what to launch it with: `$CHROMIUM`, else the system's, else the one packed in @sparticuz/chromium.
 * `env` is the whole environment for the browser's process.
 */
export async function findChromium(): Promise<Browser> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  // With --disable-dev-shm-usage its processes share their memory by files in TMPDIR, a new one for each tile that is drawn.
  const env: Record<string, string> = { ...Object.fromEntries(inherited), TMPDIR: SCRATCH };
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
    return { executablePath: named, args: ARGS, env };
  }
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (system) return { executablePath: system, args: ARGS, env };

  const home = await unpackedChromium();
  const libraries = [join(home, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(home, 'chromium'),
    args: [...ARGS, '--headless=shell'],
    env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(home, 'fonts') },
  };
}

/**
 * The folder with the unpacked browser, made once a machine and version. Unpacked aside and moved into place whole, because the package
 * itself takes a half-written file for a finished one when two processes start together.
 */
async function unpackedChromium(): Promise<string> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = require(join(dirname(entry), '..', 'package.json')) as { version: string };
  const home = join(tmpdir(), `brief-foundry-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (existsSync(join(home, 'chromium'))) return home;

  const aside = await mkdtemp(`${home}-`);
  try {
    const code = `const { default: chromium } = await import(${JSON.stringify(entry)}); await chromium.executablePath();`;
    await run(process.execPath, ['--input-type=module', '--eval', code], {
      env: { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: UNPACK_LIBRARIES },
      timeout: UNPACK_TIMEOUT_MS,
    });
    await writeFile(join(aside, 'fonts', 'fonts.conf'), fontsIn(home));
    await rename(aside, home);
  } catch (error) {
    // Another process may have been first; then its copy is as good.
    if (!existsSync(join(home, 'chromium'))) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return home;
}

/** The package's own configuration looks for its fonts in fixed folders; on a machine without fonts the browser dies at the first form field. */
function fontsIn(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}
