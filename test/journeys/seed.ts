import type { Page } from '@playwright/test';
import type { BriefContent } from '#domain/brief/content.ts';
import { insertBrief } from '../briefs.ts';
import { buildCaseBrief } from '../case-brief.ts';
import { bakeryBrief } from '../sample-brief.ts';
import { test as base } from './fixtures.ts';

interface Seed {
  seed: {
    /** A brief of the person signed in on the page, whose name is unique; answers its id. */
    ownBrief(name: string, options?: { withoutTwist?: boolean }): Promise<string>;
    /** A beginner's brief of today's form, of the person signed in on the page. */
    caseBrief(name: string): Promise<{ id: string; content: BriefContent }>;
    communityBrief(): Promise<string>;
    /** Runs SQL in the database of the product under test. */
    query(text: string, values: unknown[]): Promise<Record<string, unknown>[]>;
  };
  /** Puts a brief into a state by the product's own call, as the person signed in on the page. */
  moveBrief(id: string, status: string, page?: Page): Promise<void>;
  /** Reads a page of the product once it has woken. */
  openHydrated(path: string, page?: Page): Promise<void>;
}

/** Journeys on finished briefs: they are put into the journey server's own database, so that no journey waits for a writer. */
export const test = base.extend<Seed>({
  seed: async ({ database }, use) => {
    await use({
      async ownBrief(name, { withoutTwist } = {}) {
        const { rows } = await database.pool.query('select id from profiles where display_name = $1', [name]);
        const content = withoutTwist ? { ...bakeryBrief, plotTwist: undefined } : bakeryBrief;
        return insertBrief(database.pool, { userId: rows[0].id, content });
      },
      async caseBrief(name) {
        const { rows } = await database.pool.query('select id from profiles where display_name = $1', [name]);
        const content = buildCaseBrief();
        const id = await insertBrief(database.pool, { userId: rows[0].id, content, industry: 'travel' });
        return { id, content };
      },
      communityBrief: () => insertBrief(database.pool, { userId: null }),
      query: async (text, values) => (await database.pool.query(text, values)).rows,
    });
  },
  moveBrief: async ({ page, baseURL }, use) => {
    await use(async (id, status, on = page) => {
      const answer = await on.request.put(`/api/briefs/${id}/progress`, {
        data: { status },
        headers: { origin: baseURL! },
      });
      if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
    });
  },
  openHydrated: async ({ page }, use) => {
    await use(async (path, on = page) => {
      await on.goto(path);
      await on.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    });
  },
});

export { expect } from './fixtures.ts';
