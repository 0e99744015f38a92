import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A person of the benchmark's own installation, made by the operator's command line as anybody would. */
export async function bearerToken(dataDir: string, email: string): Promise<{ userId: string; token: string }> {
  const root = join(import.meta.dirname, '..');
  const token = execFileSync(
    process.execPath,
    ['--no-warnings', join(root, 'scripts/admin.ts'), 'token', email, '--create'],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  ).trim();
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
  return { userId: claims.sub, token };
}
