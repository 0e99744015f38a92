import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('DET-6 a reviewer marks goals with a pin and a suggested change; the author applies one and declines one with a reason', async ({
  page,
  browser,
  baseURL,
  visited,
  expectAccessible,
}) => {
  const { id, visitor: reviewer } = await visited('Saltmarsh, judged', 'Rafa Quiroga');
  await page.goto(`/showcase/${id}`);
  const own = page.getByRole('region', { name: 'Critique against the brief' });
  await expect(own.getByText('No critique yet')).toBeVisible();
  await expect(own.getByRole('radio')).toHaveCount(0);

  const critique = reviewer.getByRole('region', { name: 'Critique against the brief' });
  const form = critique.getByRole('form', { name: 'Your critique' });
  const verdicts = form.getByRole('group', { name: /^Verdict: / });
  const lines = await verdicts.count();
  await expect(form.getByText(`0 of ${lines} marked`)).toBeVisible();
  await form.getByRole('button', { name: 'Send critique' }).click();
  await expect(form.getByRole('alert')).toHaveText('Mark at least one line first.');

  await verdicts.nth(0).getByRole('radio', { name: 'Partly', exact: true }).check();
  await form.getByLabel('Suggested change').fill('Show both times on one line.');
  const line = (await verdicts.nth(0).locator('legend').innerText()).replace('Verdict: ', '');
  await form.getByRole('button', { name: `Pin to a frame: ${line}` }).press('Enter');
  await expect(form.getByRole('button', { name: /^Pin to / })).toBeFocused();
  await form.getByRole('button', { name: 'Show Basket' }).click();
  await form.getByRole('button', { name: 'Press where the pin belongs' }).click({ position: { x: 40, y: 30 } });
  await form.getByLabel('From left, %').fill('62');
  await form.getByLabel('From top, %').fill('71');
  await verdicts.nth(1).getByRole('radio', { name: 'Not', exact: true }).check();
  await form.getByLabel('Suggested change').nth(1).fill('Show the walk to the shop.');
  await verdicts.nth(2).getByRole('radio', { name: 'Can’t tell', exact: true }).check();
  await expect(form.getByText(`3 of ${lines} marked, kept as a draft`)).toBeVisible();
  await expectAccessible(reviewer);

  // What is not sent yet survives a reload.
  await reviewer.reload();
  await expect(form.getByText(`3 of ${lines} marked, kept as a draft`)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Basket, 62 × 71' })).toBeVisible();
  await form.getByRole('button', { name: 'Send critique' }).click();
  await expect(
    critique.getByRole('img', { name: '1 critique, 1 partly, 1 not, 1 can’t tell', exact: true }),
  ).toBeVisible();
  await expect(critique.getByText('0 of 2 suggestions answered')).toBeVisible();
  await expect(critique.getByRole('article')).toHaveCount(2);

  await expect(page.getByRole('button', { name: /Notifications, 1 unread/ })).toBeVisible();
  // The author's open page has it at once.
  const [first, second] = [own.getByRole('article').nth(0), own.getByRole('article').nth(1)];
  await expect(first.getByText('Show both times on one line.')).toBeVisible();
  // A sign for each person in each line, with the name in words.
  await expect(own.getByRole('list', { name: 'Who says what' })).toHaveText([
    'Rafa Quiroga: Partly',
    'Rafa Quiroga: Not',
    'Rafa Quiroga: Can’t tell',
  ]);
  await first.getByRole('button', { name: 'Basket, 62 × 71' }).click();
  await expect(first.getByRole('button', { name: 'Pin 1: Show both times on one line.' })).toBeVisible();
  await first.getByRole('button', { name: 'Answer' }).click();
  await first.getByRole('button', { name: 'Applied' }).click();
  await first.getByLabel('What you did').fill('Both times stand on one line now.');
  await first.getByRole('button', { name: 'Answer', exact: true }).click();
  // What waits for an answer stands first.
  await expect(first.getByText('Show the walk to the shop.')).toBeVisible();
  await expect(second.getByText('Applied')).toBeVisible();
  await first.getByRole('button', { name: 'Answer' }).click();
  await first.getByRole('button', { name: 'Declined' }).click();
  await first.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(first.getByText('Say why you decline it')).toBeVisible();
  await first.getByLabel('Reason').fill('The owners refuse delivery in the brief.');
  await expectAccessible();
  // What is chosen and typed, and not sent, survives a reload.
  await page.reload();
  await first.getByRole('button', { name: 'Answer' }).click();
  await expect(first.getByRole('button', { name: 'Declined', pressed: true })).toBeVisible();
  await expect(first.getByLabel('Reason')).toHaveValue('The owners refuse delivery in the brief.');
  await first.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(own.getByText('2 of 2 suggestions answered')).toBeVisible();

  // So has the reviewer's, and after a reload still.
  await expect(critique.getByText('The owners refuse delivery in the brief.')).toBeVisible();
  await reviewer.reload();
  const [applied, declined] = [critique.getByRole('article').nth(0), critique.getByRole('article').nth(1)];
  await expect(applied.getByText('Both times stand on one line now.')).toBeVisible();
  await expect(declined.getByText('The owners refuse delivery in the brief.')).toBeVisible();
  await expect(declined.getByText('Ines Marau')).toBeVisible();
  // An answered line stays; another may still change.
  await expect(verdicts.nth(0).getByRole('radio', { name: 'Met' })).toBeDisabled();
  await verdicts.nth(2).getByRole('radio', { name: 'Met', exact: true }).check();
  await form.getByRole('button', { name: 'Send changes' }).click();
  await expect(critique.getByRole('img', { name: '1 critique, 1 met, 1 partly, 1 not', exact: true })).toBeVisible();

  const guest = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await guest.goto(`/showcase/${id}`);
  const read = guest.getByRole('region', { name: 'Critique against the brief' });
  await expect(read.getByText('The owners refuse delivery in the brief.')).toBeVisible();
  await expect(read.getByText('1 says partly')).toBeVisible();
  // Whoever logs in comes back to the critique.
  await expect(read.getByRole('link', { name: 'Log in to give critique' })).toHaveAttribute('href', /%23critique$/);
  await expect(read.getByRole('radio')).toHaveCount(0);
  await read.getByRole('link', { name: 'Rafa Quiroga' }).first().click();
  await guest.getByRole('link', { name: 'Critiques given' }).click();
  await expect(guest.getByRole('heading', { name: 'Saltmarsh, judged' })).toBeVisible();
  await expect(guest.getByText('1 met, 1 partly, 1 not. 2 suggestions, 1 applied')).toBeVisible();
});

test('DET-6 whoever sends a critique stays at its end, also with a picture open to pin to', async ({ visited }) => {
  const { visitor: reviewer } = await visited('Saltmarsh, sent', 'Kei Brandt');
  await reviewer.setViewportSize({ width: 1280, height: 600 });
  const form = reviewer.getByRole('form', { name: 'Your critique' });
  const verdicts = form.getByRole('group', { name: /^Verdict: / });
  await verdicts.first().getByRole('radio', { name: 'Partly', exact: true }).check();
  await form.getByRole('button', { name: /^Pin to a frame/ }).click();
  await verdicts.last().getByRole('radio', { name: 'Not', exact: true }).check();
  await form.getByRole('button', { name: 'Send critique' }).click();
  await expect(form.getByRole('button', { name: 'Delete critique' })).toBeInViewport();
  await expect(form.getByLabel('Frames to pin to').first()).toBeAttached();
});

test('DET-6 by keyboard alone a critique is given with a pin, and taken back', async ({ visited }) => {
  const { visitor: reviewer } = await visited('Saltmarsh, by keys', 'Kei Brandt');
  const form = reviewer.getByRole('form', { name: 'Your critique' });
  const keys = reviewer.keyboard;
  await form.getByRole('radio').first().focus();
  await keys.press('Space');
  await keys.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Partly' }).first()).toBeChecked();
  // It comes with React, and a key that is pressed before would pass it by.
  await expect(form.getByLabel('Suggested change')).toBeVisible();
  await keys.press('Tab');
  await expect(form.getByLabel('Suggested change')).toBeFocused();
  await keys.type('Two large buttons instead of the drag.');
  await keys.press('Tab');
  await keys.press('Enter');
  await form.getByRole('button', { name: 'Pin to Bake board' }).focus();
  await keys.press('Enter');
  await expect(form.getByLabel('From left, %')).toBeFocused();
  await form.getByRole('button', { name: 'Remove pin' }).focus();
  await keys.press('Enter');
  await expect(form.getByRole('button', { name: 'Pin to Bake board' })).toBeFocused();
  await keys.press('Enter');
  await expect(form.getByLabel('From left, %')).toBeFocused();
  await keys.press('ArrowUp');
  await expect(form.getByLabel('From left, %')).toHaveValue('51');
  await form.getByRole('button', { name: 'Send critique' }).focus();
  await keys.press('Enter');
  await expect(reviewer.getByRole('article').getByRole('button', { name: 'Bake board, 51 × 50' })).toBeVisible();
  await expect(form).toBeFocused();
  await form.getByRole('button', { name: 'Delete critique' }).focus();
  await keys.press('Enter');
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Delete critique' }).focus();
  await keys.press('Enter');
  await expect(reviewer.getByText('No critique yet')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send critique' })).toBeVisible();
});

test('DET-6 of two windows the second is told that the critique was changed, and loses nothing of what it marked', async ({
  visited,
}) => {
  const { id, visitor: first } = await visited('Saltmarsh, twice', 'Tomas Rey');
  const windowOf = (page: Page) => {
    const form = page.getByRole('form', { name: 'Your critique' });
    const verdict = (n: number, name: string) =>
      form
        .getByRole('group', { name: /^Verdict: / })
        .nth(n)
        .getByRole('radio', { name, exact: true });
    return { form, verdict, send: () => form.getByRole('button', { name: /^Send / }).click() };
  };
  const one = windowOf(first);
  await one.verdict(0, 'Partly').check();
  await one.send();
  await expect(first.getByRole('img', { name: '1 critique, 1 partly', exact: true })).toBeVisible();

  const second = await first.context().newPage();
  await second.goto(`/showcase/${id}`);
  const other = windowOf(second);
  await expect(other.verdict(0, 'Partly')).toBeChecked();
  await one.verdict(1, 'Met').check();
  await one.send();
  await expect(first.getByRole('img', { name: '1 critique, 1 met, 1 partly', exact: true })).toBeVisible();

  await other.verdict(2, 'Not').check();
  await other.form.getByLabel('Suggested change').last().fill('Draw the walk.');
  await other.send();
  await expect(other.form.getByRole('alert')).toContainText('Your critique was changed in another window.');
  await expect(other.form.getByRole('button', { name: 'Send changes' })).toBeDisabled();
  await expect(other.form.getByLabel('Suggested change').last()).toHaveValue('Draw the walk.');
  await expect(second.getByRole('img', { name: '1 critique, 1 met, 1 partly', exact: true })).toBeVisible();
  // It is still told after a reload.
  await second.reload();
  await expect(other.form.getByRole('alert')).toContainText('Nothing was overwritten.');
  await other.form.getByRole('button', { name: 'Go on with mine' }).click();
  await expect(other.verdict(1, 'Met')).toBeChecked();
  await expect(other.form.getByRole('alert')).toHaveCount(0);
  await other.send();
  await expect(second.getByRole('img', { name: '1 critique, 1 met, 1 partly, 1 not', exact: true })).toBeVisible();

  await one.verdict(2, 'Met').check();
  await one.send();
  await one.form.getByRole('button', { name: 'Load the newer one' }).click();
  await expect(one.verdict(2, 'Not')).toBeChecked();
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(one.verdict(2, 'Met')).toBeChecked();
  await expect(one.form.getByRole('alert')).toBeVisible();
});
