import type { BuildReview } from '#contract/build-review.ts';
import type { Area } from '#domain/build-review/raster.ts';
import { type NewVerdict, withVerdicts } from '#domain/build-review/review.ts';
import { api } from '#web/lib/api/browser-api.ts';

export interface Decided {
  decision: 'approved' | 'returned';
  note: string;
  /** Verdicts that were not sent before the decision. */
  verdicts: NewVerdict[];
}

/** The actions in a review. Each resolves to the review after the change. @throws ApiError */
export interface ReviewActions {
  add(frameId: string, mediaId: string, key: string): Promise<BuildReview>;
  ignore(review: BuildReview, areas: Area[]): Promise<BuildReview>;
  judge(review: BuildReview, verdicts: NewVerdict[]): Promise<BuildReview>;
  decide(review: BuildReview, made: Decided): Promise<BuildReview>;
  /** Reads the review of an earlier screenshot. */
  read(id: string): Promise<BuildReview>;
}

export function serverActions(designId: string): ReviewActions {
  return {
    add: (frameId, mediaId, idempotencyKey) =>
      api(
        'POST /api/workspaces/:designId/reviews',
        { params: { designId }, body: { frameId, mediaId } },
        { idempotencyKey },
      ),
    ignore: ({ id, revision }, areas) =>
      api('PUT /api/build-reviews/:id/ignored', { params: { id }, body: { revision, areas } }),
    judge: ({ id, revision }, verdicts) =>
      api('PUT /api/build-reviews/:id/verdicts', { params: { id }, body: { revision, verdicts } }),
    decide: ({ id, revision }, made) =>
      api('PUT /api/build-reviews/:id/decision', { params: { id }, body: { revision, ...made } }),
    read: (id) => api('GET /api/build-reviews/:id', { params: { id } }),
  };
}

/** The sample review runs in the page only: nothing is sent or saved. */
export function sampleActions(): ReviewActions {
  return {
    add: async () => Promise.reject(new Error('The sample takes no screenshots')),
    ignore: async () => Promise.reject(new Error('The sample is not compared again')),
    judge: async (review, given) => ({ ...review, verdicts: withVerdicts(review.verdicts, given) }),
    decide: async (review, { decision, note, verdicts }) => ({
      ...review,
      state: decision,
      note,
      verdicts: withVerdicts(review.verdicts, verdicts),
      decidedAt: new Date().toISOString(),
    }),
    read: async () => Promise.reject(new Error('The sample has no earlier builds')),
  };
}
