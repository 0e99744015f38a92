import type { Page } from '@playwright/test';
import { publishDesign } from './designs.ts';
import { holdBack } from './fixtures.ts';
import { expect, test } from './seed.ts';

interface Moved {
  what: string;
  ms: number;
}
declare global {
  interface Window {
    moved: Moved[];
    /** Called by the first motion that has this name. */
    pressDuring?: { what: string; press: () => void };
  }
}

/** Notes every motion of the page from here on, with its length. */
async function watchMotion(page: Page) {
  await page.evaluate(() => {
    window.moved = [];
    const note = (what: string, element: Element, name?: string) => {
      const nameOf = (one: Animation) =>
        one instanceof CSSAnimation
          ? one.animationName
          : one instanceof CSSTransition
            ? one.transitionProperty
            : undefined;
      const ours = element.getAnimations().find((one) => nameOf(one) === name);
      const { delay = 0, duration = 0 } = ours?.effect?.getComputedTiming() ?? {};
      window.moved.push({ what, ms: delay + Number(duration) });
      if (window.pressDuring?.what !== what) return;
      window.pressDuring.press();
      window.pressDuring = undefined;
    };
    document.addEventListener('animationstart', ({ animationName, target }) => {
      // A module's names begin with the module's own, and end in a hash.
      const what = /(tear|plant)/.exec(animationName)?.[0];
      if (what) note(what, target as Element, animationName);
    });
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (propertyName === 'translate' || propertyName === 'rotate')
        note(propertyName, target as Element, propertyName);
    });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.className === 'cast') note('cast', node);
    }).observe(document.body, { childList: true });
  });
}

const moved = (page: Page, what: string) =>
  page.evaluate((name) => window.moved.filter((one) => one.what === name).map(({ ms }) => ms), what);

/** Once, and for 150 to 600 ms. */
async function expectMoved(page: Page, what: string) {
  await expect.poll(() => moved(page, what)).not.toEqual([]);
  for (const ms of await moved(page, what)) {
    expect(ms, what).toBeGreaterThanOrEqual(150);
    expect(ms, what).toBeLessThanOrEqual(600);
  }
}

const pressDuring = (page: Page, what: string, button: string) =>
  page.evaluate(
    ([what, button]) => {
      const press = () => [...document.querySelectorAll('button')].find((one) => one.innerText === button)!.click();
      window.pressDuring = { what: what!, press };
    },
    [what, button],
  );

for (const motion of ['no-preference', 'reduce'] as const) {
  const isStill = motion === 'reduce';
  test.describe(isStill ? 'without motion' : 'with motion', () => {
    test.use({ contextOptions: { reducedMotion: motion } });
    const title = (moving: string, still: string) => `MOTION ${isStill ? still : moving}`;

    test(title('a chosen letter sinks into its block', 'a chosen letter is down at once'), async ({ page, signIn }) => {
      await signIn({ returnTo: '/generate?industry=food&step=2' });
      await watchMotion(page);
      const letter = page.getByRole('checkbox', { name: 'Playful' });
      await letter.focus();
      await page.keyboard.press('Space');
      await expect(letter).toBeChecked();
      const place = () => letter.evaluate((input) => getComputedStyle(input.nextElementSibling!).translate);
      if (isStill) {
        expect(await place()).toBe('0px 4px');
        expect(await moved(page, 'translate')).toEqual([]);
      } else {
        await expectMoved(page, 'translate');
        await expect.poll(place).toBe('0px 4px');
      }
    });

    test(
      title('the ticket tears when its brief is started', 'a brief is started at once'),
      async ({ page, signIn, seed, openHydrated }) => {
        await openHydrated(`/brief/${await seed.ownBrief(await signIn())}`);
        const head = page.getByRole('main').locator('header').first();
        await watchMotion(page);
        if (!isStill) await pressDuring(page, 'tear', 'Pause');
        await head.getByRole('button', { name: 'Start Brief' }).click();
        if (isStill) {
          await expect(head.getByRole('button', { name: 'Pause' })).toBeVisible();
          expect(await moved(page, 'tear')).toEqual([]);
        } else {
          // Pressed while the ticket was tearing.
          await expect(head.getByText('Paused')).toBeVisible();
          await expectMoved(page, 'tear');
        }
      },
    );

    test(
      title('a ticket of My Projects tears while it is started', 'a ticket of My Projects stays where it is'),
      async ({ page, signIn, seed }) => {
        const id = await seed.ownBrief(await signIn());
        await page.goto('/my-projects');
        await watchMotion(page);
        const start = await holdBack(page, '**/progress');
        const button = page.getByRole('article').getByRole('button', { name: 'Start Brief' });
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('article').getByRole('button', { name: 'Starting' })).toBeVisible();
        if (isStill) expect(await moved(page, 'rotate')).toEqual([]);
        else await expectMoved(page, 'rotate');
        start();
        await expect(page).toHaveURL(`/brief/${id}`);
      },
    );

    test(
      title('a new milestone’s flag is planted', 'a new milestone’s flag stands at once'),
      async ({ page, signIn, seed, moveBrief, openHydrated }) => {
        const id = await seed.ownBrief(await signIn());
        await moveBrief(id, 'in_progress');
        await openHydrated(`/brief/${id}`);
        await watchMotion(page);
        const gauge = page.getByRole('button', { name: 'Timeline. Press to add a milestone' });
        await gauge.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog', { name: 'Add milestone' }).getByLabel('Title').fill('Sketches');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('checkbox', { name: 'Sketches' })).toBeVisible();
        if (isStill) expect(await moved(page, 'plant')).toEqual([]);
        else await expectMoved(page, 'plant');
        // Flags that stood there before are not planted again.
        await page.reload();
        await expect(page.getByRole('checkbox', { name: 'Sketches' })).toBeVisible();
        expect(
          await page.locator('[data-flag] > *').evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length),
        ).toBe(0);
      },
    );

    test(
      title('a page that was just published is cast', 'a page that was just published is there at once'),
      async ({ page, baseURL, signIn }) => {
        await signIn({ name: 'Ines Prado' });
        const id = await publishDesign(page.request, baseURL!, { title: 'Saltmarsh in motion' });
        await page.goto(`/case-study/create/${id}`);
        await page.getByRole('button', { name: 'Fill from your design' }).click();
        await expect(page.getByText(/^Saved · /)).toBeVisible();
        await page.getByRole('button', { name: 'Publish' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
        await watchMotion(page);
        await page.getByRole('link', { name: 'View Case Study' }).click();
        await expect(page.getByRole('link', { name: 'Back to Showcase' })).toBeVisible();
        if (isStill) expect(await moved(page, 'cast')).toEqual([]);
        else await expectMoved(page, 'cast');
        await expect(page.locator('.cast')).toHaveCount(0);
      },
    );
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('MOTION a brief that was just written is cast, and is pressed while it is', async ({ page, signIn }) => {
    await signIn({ returnTo: '/generate?industry=food&styles=retro.organic&step=2' });
    await watchMotion(page);
    await page.getByRole('button', { name: 'Generate Brief' }).click();
    await pressDuring(page, 'cast', 'Start Brief');
    await page.getByRole('button', { name: 'Show it now' }).click();
    await expect(page.getByRole('main').getByText('In Progress')).toBeVisible();
    await expectMoved(page, 'cast');
  });
});
