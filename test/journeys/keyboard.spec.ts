import { appendFileSync } from 'node:fs';
import { picture } from '../picture.ts';
import { type Listener, listenTo } from './by-keyboard.ts';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

/*
 * From a visitor's first press to a shared workspace, by two people with keyboards alone, as a screen reader speaks it.
 * docs/readings/2026-11-27-spoken.md has what was said.
 */

test('the whole job is done by keyboard alone, and everything on the way has a name', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const designer = await listenTo(page);
  const all: string[] = [];
  const hear = (place: string, by: Listener = designer) => {
    const said = by.heard();
    all.push(...said);
    // Prints the reading again: `SPOKEN=spoken.md npx playwright test test/journeys/keyboard.spec.ts`.
    if (process.env.SPOKEN)
      appendFileSync(process.env.SPOKEN, `\n## ${place}\n\n${said.map((words) => `- ${words}`).join('\n')}\n`);
    return said;
  };

  await page.goto('/');
  await designer.press(/^link "Skip to content"/);
  await designer.press(/^link "Generate brief"/i);
  await expect(page.getByRole('dialog', { name: 'Log in to Brief Foundry' })).toBeVisible();
  hear('Landing');
  await designer.press(/^(button|link) "Continue with Development sign-in"/);
  await page.getByLabel('Name').waitFor();
  await designer.type(/^textbox "Name"/, 'Ines Prado');
  await designer.type(/^textbox "E-mail"/, `ines.${Date.now().toString(36)}@people.example`);
  await designer.press(/^button "Continue as this person"/);
  hear('Log in');

  await expect(page.getByRole('heading', { level: 1, name: 'Who is the client?' })).toBeVisible();
  await designer.press(/^radio/, 'ArrowDown');
  await expect(page.getByRole('radio', { name: /^Health/ })).toBeChecked();
  await designer.press(/^button "Next"/);
  await designer.lands('How should it feel?');
  hear('Generator');
  await designer.press(/^checkbox "Minimal"/, 'Space');
  await designer.press(/^button "Generate Brief"/);
  await expect(page).toHaveURL(/\/brief\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('status').filter({ hasText: 'Your brief is written.' })).toBeAttached();
  expect(hear('Brief').at(-1)).toMatch(/^\(status\) Your brief is written\./);
  await designer.press(/^button "Start Brief"/);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await designer.press(/^button "Timeline. Press to add a milestone"/);
  await expect(page.getByPlaceholder('Enter milestone title...')).toBeFocused();
  await page.keyboard.type('Paper sketches');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /Paper sketches/ })).toBeVisible();
  await designer.press(/^checkbox "Paper sketches/, 'Space');
  expect(hear('Milestone')).toContain('(status) Milestone “Paper sketches” done');
  await designer.press(/^link "Submit Brief"/);
  await designer.lands('Bring your design');
  hear('Submit, step 1');
  const chooser = page.waitForEvent('filechooser');
  await designer.press(/^button "Choose files"/);
  await (await chooser).setFiles([
    { name: 'Board.png', mimeType: 'image/png', buffer: await picture('png', { width: 400, height: 700 }) },
    {
      name: 'Basket.png',
      mimeType: 'image/png',
      buffer: await picture('png', { width: 401, height: 700, color: '#2f6b4f' }),
    },
  ]);
  await expect(page.getByRole('button', { name: 'Remove Basket' })).toBeVisible();
  expect(hear('Submit, pictures')).toContain('(status) 2 pictures are uploaded');
  await designer.press(/^button "Continue"/);
  await designer.lands('Choose frames');
  await designer.press(/^button "Continue"/);
  await designer.lands('Annotate your frames');
  await designer.press(/^button "Add pin by position"/);
  await expect(page.getByLabel('X in percent')).toBeFocused();
  await designer.type(/^textbox "Note for pin 1"/, 'The total never moves');
  await designer.press(/^button "Add note"/);
  hear('Submit, a note');
  await designer.press(/^button "Continue"/);
  await designer.lands('How did you get there?');
  await designer.type(/^textbox "Approach/, 'Watched the queue at seven in the morning.');
  await designer.press(/^button "Continue"/);
  await designer.lands('Tags and metadata');
  await designer.type(/^textbox "Title"/, 'Saltmarsh by keyboard');
  await designer.press(/^button "Continue"/);
  await designer.lands('Who should find this?');
  await designer.press(/^switch "Open to collaboration"/, 'Space');
  await designer.press(/^button "Continue"/);
  await designer.lands('One last look');
  await designer.press(/^button "Submit Design"/);
  await expect(page.getByRole('dialog', { name: 'Design Published' })).toBeVisible();
  hear('Submit, the end');
  await designer.press(/^link "View in Showcase"/);
  await designer.lands('Saltmarsh by keyboard');
  const address = page.url();
  hear('Design');

  const developer = await listenTo(await (await browser.newContext({ baseURL: baseURL! })).newPage());
  const other = developer.page;
  await other.goto('/api/auth/sign-in?returnTo=/showcase');
  await developer.type(/^textbox "Name"/, 'Jonas Oyelaran');
  await developer.type(/^textbox "E-mail"/, `jonas.${Date.now().toString(36)}@people.example`);
  await developer.press(/^button "Continue as this person"/);
  await expect(other).toHaveURL(/\/showcase$/);
  await developer.press(/^link "Skip to results"/);
  await developer.press(/^link "Saltmarsh by keyboard/);
  await developer.lands('Saltmarsh by keyboard');
  hear('Showcase', developer);
  await developer.press(/^radio "Met"/, 'Space');
  await developer.press(/^button "Send critique"/);
  const critique = other.getByRole('region', { name: 'Critique against the brief' });
  await expect(critique.getByRole('img', { name: '1 critique, 1 met', exact: true })).toBeVisible();
  hear('Critique', developer);

  await designer.press(/^link "Create Case Study"/);
  await expect(page).toHaveURL(/\/case-study\/create\//);
  await designer.press(/^button "Fill from your design"/);
  await expect(page.getByText('Watched the queue at seven in the morning.')).toBeVisible();
  await expect(page.getByText(/^Saved · /)).toBeVisible();
  await designer.press(/^link "Skip to publish"/);
  await expect(page.getByRole('button', { name: 'Publish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await designer.press(/^button "Publish"/);
  await expect(page.getByRole('link', { name: 'View Case Study' })).toBeFocused();
  await page.keyboard.press('Enter');
  await designer.lands('Saltmarsh by keyboard');
  hear('Case study');

  await other.goto(address);
  await developer.press(/^(button|link) "Request Collaboration"/);
  await developer.type(/^textbox "Message"/, 'I would start with the plan on a real tablet, in gloves.');
  await developer.press(/^button "Send request"/);
  await expect(other.getByRole('dialog', { name: 'Request Collaboration' })).toBeHidden();
  expect(hear('Request', developer).at(-1)).toMatch(/^\(status\) Your request is with Ines Prado/);
  await page.goto('/my-projects?tab=collaborations');
  await designer.press(/^button "Accept"/);
  await expect(page.getByRole('heading', { name: 'Ines Prado and Jonas Oyelaran' })).toBeVisible();
  await designer.press(/^button "Confirm agreement"/);
  await expect(page.getByRole('button', { name: 'You have confirmed' })).toBeVisible();
  hear('Agreement');
  await other.goto('/my-projects?tab=collaborations');
  await developer.press(/^link "Read and confirm"/);
  await developer.press(/^button "Confirm agreement"/);
  await expect(other.getByRole('link', { name: 'Open workspace' })).toBeVisible();
  await developer.press(/^link "Open workspace"/);
  await developer.lands('Saltmarsh by keyboard');
  await developer.type(/^textbox "Comment"/, 'I begin with the board.');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('log').getByText('I begin with the board.')).toBeVisible();
  await developer.press(/^button "Move to Building"/);
  await developer.press(/^button "Confirm Change"/);
  await expect(other.getByRole('button', { name: 'Move to Complete' })).toBeVisible();
  hear('Workspace', developer);

  expect(
    all.filter((words) => /^(button|link|radio|checkbox|switch|textbox|combobox)( \[|:|$)/.test(words)),
    'stops without a name',
  ).toEqual([]);
});

test('EDIT-10 Publish is three presses away from the start, from the page and from any text', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn();
  const id = await publishDesign(page.request, baseURL!);
  await page.goto(`/showcase/${id}`);
  await page.getByRole('link', { name: 'Create Case Study' }).press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const publish = page.getByRole('button', { name: 'Publish' });
  const skip = async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to publish' }).and(page.locator(':focus'))).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(publish).toBeFocused();
  };
  await skip();

  await page.getByRole('button', { name: 'Not now' }).press('Enter');
  await skip();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish Case Study' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  const text = page.getByLabel('Section content').last();
  await text.focus();
  await text.press('Control+Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(publish).toBeFocused();
});
