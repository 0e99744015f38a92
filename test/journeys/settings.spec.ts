import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { picture } from '../picture.ts';
import { publishDesign } from './designs.ts';
import { holdBack, holdScripts, untilHydrated } from './fixtures.ts';
import { expect, test } from './seed.ts';

test('SIGN-13 a person changes what is said of them; nothing typed is lost on a reload, and everybody sees it once saved', async ({
  page,
  browser,
  baseURL,
  signIn,
  expected,
  expectAccessible,
}) => {
  const name = await signIn({ returnTo: '/my-projects' });
  await page.getByRole('button', { name: `Your account, ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByLabel('Display name')).toHaveValue(name);
  await expectAccessible();

  await profile.getByLabel('Bio').fill('Draws services that run on bread and timetables.');
  await profile.getByRole('button', { name: 'Add link' }).click();
  await expect(profile.getByLabel('Link 1', { exact: true })).toBeFocused();
  await profile.getByLabel('Link 1', { exact: true }).fill('javascript:alert(1)');
  await page.reload();
  await expect(profile.getByLabel('Bio')).toHaveValue('Draws services that run on bread and timetables.');
  await expect(profile.getByText('Not saved yet; kept on this device')).toBeVisible();

  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('A link begins with https:// and names a site')).toBeVisible();
  await expect(profile.getByLabel('Link 1', { exact: true })).toBeFocused();
  await profile.getByLabel('Link 1', { exact: true }).fill('bread.example/ines');

  expected.allow(409, /^\/api\/profile$/);
  await profile.getByLabel('Handle').fill('ines-marau');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('“ines-marau” is taken.')).toBeVisible();
  await expectAccessible();
  const idea = profile.getByRole('button', { name: /^ines/ }).first();
  const handle = (await idea.textContent())!;
  await idea.click();
  await expect(profile.getByLabel('Handle')).toHaveValue(handle);
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText(/^Saved · \d\d:\d\d$/)).toBeVisible();

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(`/u/${handle}`);
  await expect(guest.getByText('Draws services that run on bread and timetables.')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'bread.example/ines' })).toHaveAttribute(
    'href',
    'https://bread.example/ines',
  );
  await page.reload();
  await expect(profile.getByLabel('Handle')).toHaveValue(handle);
  await expect(profile.getByText('Not saved yet')).toHaveCount(0);

  // What is typed while it is being saved stays, and is still to be saved.
  const release = await holdBack(page, '**/api/profile');
  await profile.getByLabel('Bio').fill('Draws timetables.');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByRole('button', { name: 'Saving profile' })).toBeVisible();
  await profile.getByLabel('Bio').fill('Draws timetables, and bread.');
  release();
  await expect(profile.getByRole('button', { name: 'Save profile' })).toBeVisible();
  await expect(profile.getByText('Not saved yet; kept on this device')).toBeVisible();
  await expect(profile.getByLabel('Bio')).toHaveValue('Draws timetables, and bread.');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText(/^Saved · \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel('Bio')).toHaveValue('Draws timetables, and bread.');
});

test('SIGN-13 nothing is typed or chosen before the page answers; then it is kept, and a press on Save takes it along', async ({
  page,
  signIn,
}) => {
  const name = await signIn();
  const release = await holdScripts(page);
  await page.goto('/settings', { waitUntil: 'commit' });
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.getByLabel('Bio')).not.toBeEditable();
  await expect(profile.locator('fieldset[inert]')).toBeAttached();
  release();
  await untilHydrated(page);
  const heard = page.getByRole('checkbox', {
    name: 'A comment on a design of mine, or a reply to me, in Brief Foundry',
  });
  await profile.getByRole('radio', { name: 'Colour of Finance' }).check({ force: true });
  await heard.uncheck();
  await profile.getByLabel('Bio').pressSequentially('Draws bread.');
  await profile.getByLabel('Display name').press('End');
  await profile.getByLabel('Display name').pressSequentially(' Marau');
  for (let n = 0; n < 6; n++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' Q');
  await expect(profile.getByText('Not saved yet; kept on this device')).toBeVisible();
  await expect(profile.getByLabel('Display name')).toHaveValue(`${name} Q Marau`);
  // The caret stands where it stood.
  await page.keyboard.type('u');
  await expect(profile.getByLabel('Display name')).toHaveValue(`${name} Qu Marau`);
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText(/^Saved · \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel('Display name')).toHaveValue(`${name} Qu Marau`);
  await expect(profile.getByLabel('Bio')).toHaveValue('Draws bread.');
  await expect(profile.getByRole('radio', { name: 'Colour of Finance' })).toBeChecked();
  await expect(heard).not.toBeChecked();
});

test('SIGN-13 a picture brought in the settings stands in the header and on the page, until it is removed', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const name = await signIn({ returnTo: '/settings' });
  const profile = page.getByRole('region', { name: 'Profile' });
  await untilHydrated(page);
  await profile
    .getByLabel('Picture of yourself')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(profile.getByText('Upload a PNG, JPEG, WebP or AVIF picture.')).toBeVisible();
  const buffer = await picture('png', { width: 500, height: 500 });
  await profile.getByLabel('Picture of yourself').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(profile.getByText('Your picture is saved.')).toBeVisible();
  const inHeader = page.getByRole('button', { name: `Your account, ${name}` }).locator('img');
  await expect(inHeader).toHaveAttribute('src', /^\/media\/.+\/400\.webp$/);
  await expect.poll(() => inHeader.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
  await page.reload();
  await expect(inHeader).toBeVisible();
  await expectAccessible();
  await profile.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(profile.getByText('Your picture is removed.')).toBeVisible();
  await expect(inHeader).toHaveCount(0);
});

test('TIME-6 a person makes a secret calendar link, replaces it and turns it off', async ({ page, signIn }) => {
  await signIn({ returnTo: '/settings' });
  const section = page.getByRole('region', { name: 'Calendar' });
  await section.getByRole('button', { name: 'Create a calendar link' }).click();
  const link = section.getByLabel('Calendar link');
  await expect(link).toHaveValue(/\/calendar\/[\w-]{22}\.ics$/);
  const first = await link.inputValue();
  expect((await page.request.get(first)).headers()['content-type']).toContain('text/calendar');
  await section.getByRole('button', { name: 'Create a new link' }).click();
  await expect(link).not.toHaveValue(first);
  const second = await link.inputValue();
  expect([(await page.request.get(first)).status(), (await page.request.get(second)).status()]).toEqual([404, 200]);
  await section.getByRole('button', { name: 'Turn the link off' }).click();
  await expect(section.getByRole('button', { name: 'Create a calendar link' })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});

test('SIGN-13 a person sees where they are signed in, and logs out everywhere at once', async ({
  page,
  browser,
  baseURL,
  signIn,
  seed,
  expectAccessible,
}) => {
  await signIn({ returnTo: '/settings' });
  const devices = page.getByRole('region', { name: 'Logged-in devices' });
  await expect(devices.getByRole('listitem')).toHaveText([/Chrome on .+This device, now/]);
  await expectAccessible();

  await expect(devices.getByRole('button', { name: 'Log out all others' })).toHaveCount(0);

  // Many logins: the newest ten stand there, and the others are one press away.
  const { viewer } = await (await page.request.get('/api/session')).json();
  await seed.query(
    `insert into session_families (id, user_id, device, expires_at)
     select gen_random_uuid(), $1, 'Firefox ' || n, now() + interval '1 day' from generate_series(1, 12) n`,
    [viewer.id],
  );
  await page.reload();
  await expect(devices.getByRole('listitem')).toHaveCount(10);
  await devices.getByText('Show all 13').click();
  await expect(devices.getByRole('listitem')).toHaveCount(13);
  await expectAccessible();
  await devices.getByRole('button', { name: 'Log out all others' }).click();
  await expect(page.getByText('You are now logged in only here.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveText([/This device, now/]);

  const elsewhere = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto('/settings');
  await devices.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out on every device.')).toBeVisible();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
});

test('SIGN-13 a person takes everything of theirs along in one zip, and sees it arrive', async ({
  page,
  baseURL,
  signIn,
}) => {
  const name = await signIn({ returnTo: '/settings' });
  const title = `Taken along ${Date.now().toString(36)}`;
  await publishDesign(page.request, baseURL!, { title, privateNotes: 'For me alone' });
  await page.reload();
  const data = page.getByRole('region', { name: 'Your data' });
  await expect(data.getByText(/2 pictures included/)).toBeVisible();
  const arriving = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download my data' }).click();
  const download = await arriving;
  await expect(data.getByText(/^Downloaded, /)).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^brief-foundry-.+-\d{4}-\d\d-\d\d\.zip$/);
  const files = Object.entries(unzipSync(readFileSync(await download.path())));
  const textOf = (ending: string) => Buffer.from(files.find(([path]) => path.endsWith(ending))![1]).toString();
  expect(textOf('/profiles.json')).toContain(name);
  expect(textOf('/design-submissions.json')).toContain('For me alone');
  expect(files.filter(([path]) => path.includes('/pictures/'))).toHaveLength(2);
});

test('SIGN-13 an account is deleted by typing its handle; its page, its design and its pictures are gone for everybody', async ({
  page,
  browser,
  baseURL,
  signIn,
  expected,
  expectAccessible,
}) => {
  const name = await signIn({ returnTo: '/settings' });
  const designId = await publishDesign(page.request, baseURL!, { title: `Leaving ${Date.now().toString(36)}` });
  const { viewer } = await (await page.request.get('/api/session')).json();
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(`/u/${viewer.handle}`);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  const picturePath = await guest
    .locator('article img')
    .first()
    .evaluate((img: HTMLImageElement) => img.currentSrc);

  await page.reload();
  const leaving = page.getByRole('region', { name: 'Delete account' });
  await expect(leaving.getByText(/1 submission with its pictures/)).toBeVisible();
  await leaving.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete everything' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/^Type/).fill('somebody-else');
  await expect(confirm).toBeDisabled();
  await expectAccessible();
  await dialog.getByLabel(/^Type/).fill(viewer.handle);
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted, with everything that was yours.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

  for (const [path, pattern] of [
    [`/u/${viewer.handle}`, /^\/u\//],
    [`/showcase/${designId}`, /^\/showcase\//],
  ] as const) {
    expected.allow(404, pattern);
    expect((await guest.goto(path))!.status()).toBe(404);
    await expect(guest.getByText(name)).toHaveCount(0);
  }
  expect((await guest.request.get(picturePath)).status()).toBe(404);
});
