import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';
import { killableServer } from './killable-server.ts';

const BEFORE = 'I spent a morning in a bakery and drew what I saw: 12 people asked when, not what.';
const AFTER = 'I spent a morning in a bakery, and drew what I saw: 12 people asked when, not what.';

test('EDIT-13 with a language model a draft’s wording may be smoothed: the author takes it or leaves it, and can take it back', async ({
  browser,
  signIn,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const port = 19_000 + (process.pid % 900);
  const script = join(import.meta.dirname, '../../scripts/sandbox-model.ts');
  const model = spawn(process.execPath, ['--no-warnings', script, `${port}`], { stdio: 'ignore' });
  const server = killableServer({ MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`, MODEL_NAME: 'sandbox' });
  await server.start();
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    await signIn({ page });
    const id = await publishDesign(page.request, server.url, { approach: BEFORE });
    await page.goto(`/case-study/create/${id}`);
    await page.getByRole('button', { name: 'Fill from your design' }).click();
    const approach = page.getByRole('region', { name: 'The Solution' }).getByLabel('Section content');
    await expect(approach).toHaveText(BEFORE);
    await page.getByRole('button', { name: 'Smooth the wording' }).click();
    const dialog = page.getByRole('dialog', { name: 'Smoother wording' });
    const choice = dialog.getByRole('group', { name: 'Text of The Solution' });
    await expect(choice.getByRole('radio', { name: `Smoother ${AFTER}` })).toBeChecked();
    await expectAccessible(page);
    // Every other wording is left as it was.
    for (const other of await dialog.getByRole('group').filter({ hasNotText: BEFORE }).all())
      await other.getByRole('radio', { name: /^Yours/ }).check();
    await dialog.getByRole('button', { name: 'Use 1 wording' }).click();
    await expect(approach).toHaveText(AFTER);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(approach).toHaveText(BEFORE);
  } finally {
    await context.close();
    await server.remove();
    const gone = once(model, 'exit');
    model.kill();
    await gone;
  }
});
