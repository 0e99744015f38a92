import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { DraftContent } from '#contract/submission-draft.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { DesignSubmissionsTable } from '#server/platform/database/schema.ts';
import { insertBrief } from './briefs.ts';
import { bakeryBrief } from './sample-brief.ts';

/** A picture that is stored and encoded, as far as the database knows. */
export async function storedPicture(database: Database, ownerId: string): Promise<string> {
  const id = newId();
  await database.kysely
    .insertInto('media')
    .values({
      id,
      owner_id: ownerId,
      hash: createHash('sha256').update(randomUUID()).digest('hex'),
      source: 'upload',
      state: 'ready',
      width: 1440,
      height: 1024,
      bytes: 120_000,
      variants: JSON.stringify([{ type: 'image/webp', width: 800, height: 569, bytes: 9_000, key: 'k' }]),
      error_code: null,
    })
    .execute();
  return id;
}

/** What a finished wizard holds, with one picture a frame. */
export function finishedDraft(mediaIds: string[], change: Partial<DraftContent> = {}): DraftContent {
  return {
    title: 'Order ahead at Saltmarsh',
    figmaLink: '',
    fileInfo: null,
    frames: mediaIds.map((mediaId, n) => ({
      id: `frame-${n}`,
      name: `Frame ${n + 1}`,
      pageId: null,
      pageName: null,
      mediaId,
      selected: true,
      featured: n === 0,
    })),
    annotations: {
      'frame-0': {
        pins: [{ id: 'p1', x: 20, y: 34.5, text: 'Price and shelf stand together' }],
        general: [{ id: 'n1', text: 'Everything is reachable with one thumb' }],
      },
    },
    approach: 'Watched the queue at seven in the morning.',
    challenges: '',
    resources: '',
    tags: ['Retro', 'Organic'],
    coverage: {},
    assetsLink: '',
    handoffNotes: 'Spacing is on a 4 px unit.',
    privateNotes: 'Ask Sana about the tablet.',
    showsChange: false,
    isPublic: true,
    openToCollaboration: false,
    collaborationPreferences: [],
    techPreferences: [],
    developerMessage: '',
    ...change,
  };
}

/** A brief of the person's own, or of the community when `userId` is null. As for every stored brief, its twist is with the client. */
export async function storedBrief(database: Database, userId: string | null): Promise<string> {
  const content = {
    ...bakeryBrief,
    plotTwist: undefined,
    title: 'Order ahead at a bakery that sells out by ten',
    projectDescription: 'A bakery that sells out by ten wants to sell the evening before.',
    deliverables: [
      {
        title: 'Customer app',
        description: 'Mobile.',
        requirements: ['Bake board', 'Basket'],
        goals: [],
        features: [],
      },
      { title: 'Plan', description: 'One page.', requirements: ['Day view'], goals: [], features: [] },
    ],
  };
  return insertBrief(database.pool, { userId, content });
}

/** A design as it stands after the wizard, for a community brief when none is named, without frames. Answers its id. */
export async function storedDesign(
  database: Database,
  userId: string,
  columns: Partial<Insertable<DesignSubmissionsTable>> = {},
): Promise<string> {
  const id = columns.id ?? newId();
  await database.kysely
    .insertInto('design_submissions')
    .values({
      id,
      user_id: userId,
      brief_id: columns.brief_id === undefined ? await storedBrief(database, null) : columns.brief_id,
      draft_id: null,
      title: 'Order ahead at Saltmarsh',
      figma_link: null,
      figma_file_info: null,
      assets_link: null,
      industry: 'food',
      styles: ['retro', 'organic'],
      designer_name: 'Ines Moreau',
      cover_media_id: null,
      ...columns,
    })
    .execute();
  return id;
}
