import type { BrowserContext } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { newComponent, newSection, noColumns } from '#domain/case-study/document.ts';
import type { Operation } from '#domain/case-study/operations.ts';
import { richText } from '#domain/case-study/rich-text.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { picture } from '#test/picture.ts';

/** Blocks in each section, so that the tenth block is in the first section at every size. */
const BLOCKS = 20;

/**
 * Creates a design with a case study of `size` text blocks, twenty in a section.
 * @returns the editor's address.
 */
export async function pageOf(context: BrowserContext, base: string, size: number): Promise<string> {
  const headers = { origin: base };
  const designId = await designOf(context, headers);
  const made = await (
    await context.request.post('/api/case-studies', { headers, data: { submissionId: designId } })
  ).json();
  let n = 0;
  const id = () => `bench-${++n}`;
  const sections = Array.from({ length: size / BLOCKS }, (_, at) =>
    newSection('single-column', id, {
      title: `Section ${at + 1}`,
      children: {
        ...noColumns(),
        content: Array.from({ length: BLOCKS }, (_, one) =>
          newComponent('text-block', id, {
            content: richText(
              `Block ${one + 1} of section ${at + 1}: the board is sorted by oven time, the product comes second.`,
            ),
          }),
        ),
      },
    }),
  );
  const to = { ...made.document, sections };
  const operations: Partial<Operation>[] = [{ kind: 'replace', to }];
  await context.request.post(`/api/case-studies/${made.id}/changes`, {
    headers,
    data: { batch: newId(), revision: 1, operations },
  });
  return `/case-study/create/${designId}`;
}

/** Creates a design with one picture, without waiting for the picture's sizes. */
async function designOf({ request }: BrowserContext, headers: Record<string, string>): Promise<string> {
  const buffer = await picture('png', { width: 900, height: 600 });
  const brought = await request.post('/api/media', {
    headers,
    multipart: { file: { name: 'board.png', mimeType: 'image/png', buffer } },
  });
  const { mediaId } = await brought.json();
  const { items } = await (await request.get('/api/community-briefs')).json();
  const frame = { id: 'f0', name: 'Board', pageId: null, pageName: null, mediaId, selected: true, featured: true };
  const content = { ...emptyDraft(items[0]), title: 'Bench', frames: [frame] };
  const draftId = newId();
  const draft = { briefId: items[0].id, step: 7, revision: 0, content };
  await request.put(`/api/submission-drafts/${draftId}`, { headers, data: draft });
  const submitted = await request.post('/api/submissions', { headers, data: { draftId, revision: 1 } });
  return (await submitted.json()).id;
}
