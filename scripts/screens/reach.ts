import type { Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { links } from '#domain/navigation/links.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';

/* What leads to a state that no address opens. */

const json = async (page: Page, path: string) => (await page.request.get(path)).json();

/** A draft with the frames of a design, as far as the wizard's last step. @returns its address */
export async function beginDraft(page: Page, designId: string, briefId: string): Promise<string> {
  const { frames } = await json(page, `/api/submissions/${designId}`);
  const { content } = await json(page, `/api/briefs/${briefId}`);
  const draftId = newId();
  const origin = new URL((await page.request.get('/')).url()).origin;
  const answer = await page.request.put(`/api/submission-drafts/${draftId}`, {
    headers: { origin },
    data: {
      briefId,
      step: 7,
      revision: 0,
      content: {
        ...emptyDraft({ title: content.title, styles: ['retro'] }),
        title: 'What is left of today',
        approach: 'I spent two mornings at the counter and wrote down each question that was asked twice.',
        frames: frames.map(({ name, picture }: { name: string; picture: { mediaId: string } }, n: number) => ({
          id: `upload-${n}`,
          name,
          pageId: null,
          pageName: null,
          mediaId: picture.mediaId,
          selected: true,
          featured: n === 0,
        })),
        annotations: {
          'upload-0': {
            pins: [
              { id: 'a', x: 30, y: 40, text: 'The promise comes first, in their own words.' },
              { id: 'b', x: 62, y: 70, text: 'One action. The rest is reached from the second screen.' },
            ],
            general: [],
          },
        },
      },
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return links.submissionDraft(draftId, briefId);
}

/** A brief in the middle of its writing: its first sections are those of another brief, and nothing follows. */
export const writeBrief = (briefId: string) => async (page: Page) => {
  const { content, industry, styles } = await json(page, `/api/briefs/${briefId}`);
  const { title, projectDescription, projectGoals, uspIntro, usps } = content;
  const generation = {
    id: newId(),
    state: 'writing',
    industry,
    styles,
    level: 'professional',
    timeBoxDays: null,
    docket: 'BF20264711',
    engine: 'composer',
    title,
    revision: 2,
    attempt: 1,
    startedAt: new Date().toISOString(),
    briefId: null,
    briefCountIncremented: false,
    error: null,
    content: { title, projectDescription, projectGoals, uspIntro, usps },
  };
  await page.route('**/api/briefs', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 202, json: generation }) : route.fallback(),
  );
  // A stream that a test answers would end at once, and the page would report a lost connection.
  await page.evaluate((data) => {
    window.EventSource = class extends EventTarget {
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(new MessageEvent('generation', { data })), 50);
      }
      close() {}
    } as unknown as typeof EventSource;
  }, JSON.stringify(generation));
  await page.getByRole('button', { name: 'Generate Brief' }).click();
  await page.getByRole('list', { name: 'Sections' }).waitFor();
};

/** The dialog that the wizard ends with. */
export const designPublished = (designId: string) => async (page: Page) => {
  const { title, picture, frames } = await json(page, `/api/submissions/${designId}`);
  const published = { id: designId, title, isPublic: true, hasBrief: true, cover: picture ?? frames[0].picture };
  await page.evaluate((usr) => history.replaceState({ usr, key: 'published', idx: 0 }, ''), { published });
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('dialog').waitFor();
};

export async function selectBlock(page: Page) {
  const block = page.locator('[data-node] summary').first();
  await block.scrollIntoViewIfNeeded();
  await block.click();
}

export async function openSectionMenu(page: Page) {
  const section = page.locator('[data-section]').nth(1);
  await section.scrollIntoViewIfNeeded();
  await section.hover();
  await section.getByRole('button', { name: 'Section options' }).click();
}
