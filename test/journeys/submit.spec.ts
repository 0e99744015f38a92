import type { Locator, Page } from '@playwright/test';
import { picture } from '../picture.ts';
import { expect, test } from './brief-bench.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const saved = (page: Page) => expect(page.getByText(/^Saved · \d\d:\d\d$/)).toBeVisible();

/** Reads the step again as another device would: after everything is on the server. */
async function reload(page: Page, title: string) {
  await saved(page);
  await page.reload();
  await expect(heading(page)).toHaveText(title);
}

async function choosePictures(page: Page, names: string[]) {
  const files = await Promise.all(
    names.map(async (name, n) => ({
      name,
      mimeType: 'image/png',
      buffer: await picture('png', { width: 400 + n, height: 700, color: ['#b4472b', '#2f6b4f', '#22303c'][n] }),
    })),
  );
  await page.getByLabel('Pictures of your frames').setInputFiles(files);
  for (const name of names)
    await expect(page.getByRole('button', { name: `Remove ${name.replace('.png', '')}` })).toBeVisible();
}

async function clickAt(target: Locator, x: number, y: number) {
  const box = (await target.boundingBox())!;
  await target.click({ position: { x: box.width * x, y: box.height * y } });
}

test('SUB-1 SUB-8 a design of pictures goes through all seven steps, each of which survives a reload', async ({
  page,
  signIn,
  bench,
  moveBrief,
  expectAccessible,
}) => {
  const briefId = await bench.ownBrief(await signIn());
  await moveBrief(briefId, 'in_progress');
  await page.goto(`/submit-design?brief=${briefId}`);
  await expect(heading(page)).toHaveText('Bring your design');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Annotations' })).toBeDisabled();

  await choosePictures(page, ['Bake board.png', 'Basket.png', 'Plan.png']);
  await expectAccessible();
  await go(page);
  await expect(heading(page)).toHaveText('Choose frames');
  await expect(page.getByText('3 of 3 frames selected')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Make Bake board the featured frame' })).toBeChecked();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Include Basket' }).check({ force: true });
  await expect(page.getByRole('radio', { name: 'Make Basket the featured frame' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Include Bake board' }).check({ force: true });
  await page.getByRole('button', { name: 'Move Basket earlier' }).click();
  await expectAccessible();
  await reload(page, 'Choose frames');
  await expect(page.getByText('2 of 3 frames selected')).toBeVisible();

  await go(page);
  await expect(heading(page)).toHaveText('Annotate your frames');
  await clickAt(page.getByRole('img', { name: 'Frame Basket' }), 0.4, 0.3);
  await page.getByLabel('Note for pin 1').fill('The total never moves');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: /^General/ }).click();
  await page.getByRole('button', { name: 'Add general note' }).click();
  await page.getByLabel('Note for all of this frame').fill('One thumb is enough');
  // Half a note is not lost either.
  await reload(page, 'Annotate your frames');
  await expect(page.getByLabel('Note for all of this frame')).toHaveValue('One thumb is enough');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expectAccessible();

  await go(page);
  await expect(heading(page)).toHaveText('How did you get there?');
  await page.getByLabel('Approach').fill('Watched the queue at seven in the morning.');
  await expectAccessible();
  await reload(page, 'How did you get there?');
  await expect(page.getByLabel('Approach')).toHaveValue('Watched the queue at seven in the morning.');

  await go(page);
  await expect(heading(page)).toHaveText('Tags and metadata');
  await expect(page.getByRole('button', { name: 'Retro', pressed: true })).toBeVisible();
  await page.getByLabel('Title').fill('Saltmarsh, kept for you');
  await page.getByLabel('Assets link').fill('ftp://files.example');
  await expect(page.getByText('Use a link that begins with http:// or https://')).toBeVisible();
  await page.getByLabel('Assets link').fill('https://files.example/handoff.zip');
  await page
    .getByRole('button', { name: /^Link a frame: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'What answers it?' });
  await dialog.getByRole('checkbox', { name: 'Basket', exact: true }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 of 8 evidenced')).toBeVisible();
  await page
    .getByRole('button', { name: /^Argue it away: / })
    .first()
    .click();
  await page.getByLabel('Why nothing shows it').fill('Nothing on a screen can show this.');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('img', { name: '1 evidenced, 1 argued away, 6 open' })).toBeVisible();
  await expectAccessible();
  await reload(page, 'Tags and metadata');

  await go(page);
  await expect(heading(page)).toHaveText('Who should find this?');
  await expect(page.getByRole('radio', { name: /^Public/ })).toBeChecked();
  await page.getByRole('switch', { name: 'Open to collaboration' }).check();
  await page.getByRole('checkbox', { name: /^Active/ }).check();
  await page.getByRole('button', { name: 'Svelte' }).click();
  await page.getByLabel('Message to developers').fill('Start with the plan.');
  await expectAccessible();
  await reload(page, 'Who should find this?');

  await go(page);
  await expect(heading(page)).toHaveText('One last look');
  await reload(page, 'One last look');
  await expect(page.getByText('1 pin on 1 frame, 1 general note')).toBeVisible();
  await expect(page.getByText('Public, open to collaboration, active')).toBeVisible();
  await expectAccessible();
  // A double click submits once.
  await page.getByRole('button', { name: 'Submit Design' }).dblclick();
  const published = page.getByRole('dialog', { name: 'Design Published' });
  await expect(published).toBeVisible();
  await expect(page).toHaveURL('/showcase');
  await expectAccessible();
  const made = await bench.query('select id, title, is_public from design_submissions where brief_id = $1', [briefId]);
  expect(made).toMatchObject([{ title: 'Saltmarsh, kept for you', is_public: true }]);
  await published.getByRole('link', { name: 'View in Showcase' }).click();
  await expect(page).toHaveURL(`/showcase/${made[0]!.id}`);
  await expect(heading(page)).toHaveText('Saltmarsh, kept for you');
});
