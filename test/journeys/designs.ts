import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { v7 as newId } from 'uuid';
import type { CommunityBriefCard } from '../../contract/brief.ts';
import { emptyDraft } from '../../domain/submission/empty-draft.ts';
import { picture } from '../picture.ts';
import { bakeryBrief } from '../sample-brief.ts';

const NAMES = ['Bake board', 'Basket'];
const drawn = new Map<string, Promise<Buffer>>();

/** The same for every design, and drawn once. */
function frameOf(name: string): Promise<Buffer> {
  const known = drawn.get(name) ?? picture('png', { width: 450, height: 300 + NAMES.indexOf(name) });
  drawn.set(name, known);
  return known;
}

/** The community's briefs but those that journeys put there: to one of these, a design of another journey's would come by surprise. */
export async function sampleBriefs(request: APIRequestContext): Promise<CommunityBriefCard[]> {
  const briefs: CommunityBriefCard[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await (await request.get(`/api/community-briefs${cursor && `?cursor=${cursor}`}`)).json();
    briefs.push(...page.items);
    cursor = page.nextCursor;
  }
  return briefs.filter(({ title }) => title !== bakeryBrief.title);
}

/** A design with two frames, drawn or brought with `change`, by whoever is signed in, made by the calls that the wizard makes; for the `brief`-th of the sample briefs or for a named one. Answers its id. */
export async function publishDesign(
  request: APIRequestContext,
  baseURL: string,
  change: { frames?: object[]; [field: string]: unknown } = {},
  brief: number | Pick<CommunityBriefCard, 'id' | 'title' | 'styles'> = 0,
): Promise<string> {
  const headers = { origin: baseURL };
  const frames = change.frames ?? [];
  const brought: string[] = [];
  for (const [n, name] of change.frames ? [] : NAMES.entries()) {
    const multipart = { file: { name: `${name}.png`, mimeType: 'image/png', buffer: await frameOf(name) } };
    let answer!: APIResponse;
    const bring = async () => {
      answer = await request.post('/api/media', { headers, multipart });
      return answer.status();
    };
    // A server with too much to do says so, and is asked again.
    await expect.poll(bring, { timeout: 60_000 }).not.toBe(503);
    expect(answer.status()).toBe(201);
    const { mediaId } = await answer.json();
    brought.push(mediaId);
    frames.push({ id: `f${n}`, name, pageId: null, pageName: null, mediaId, selected: true, featured: n === 0 });
  }
  for (const mediaId of brought) {
    // A server that has just been made draws the sample designs at the same time.
    const state = async () => (await (await request.get(`/api/media/${mediaId}`)).json()).state;
    await expect.poll(state, { timeout: 60_000 }).toBe('ready');
  }
  const answered = typeof brief === 'number' ? (await sampleBriefs(request))[brief]! : brief;
  const draftId = newId();
  const content = {
    ...emptyDraft(answered),
    title: 'Saltmarsh, kept for you',
    approach: 'I spent a morning in a bakery first.',
    frames,
    annotations: { f0: { pins: [{ id: 'p', x: 71, y: 21, text: 'The promise, in their own words.' }], general: [] } },
    coverage: { '0.0': { frameIds: ['f1'], noteIds: [], arguedAway: '' } },
    ...change,
  };
  const kept = await request.put(`/api/submission-drafts/${draftId}`, {
    headers,
    data: { briefId: answered.id, step: 7, revision: 0, content },
  });
  expect(kept.status()).toBe(200);
  const submitted = await request.post('/api/submissions', { headers, data: { draftId, revision: 1 } });
  expect(submitted.status()).toBe(201);
  return (await submitted.json()).id;
}
