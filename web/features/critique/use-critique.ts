import type { GivenMark } from '#contract/critique.ts';
import type { Answer } from '#domain/critique/critique.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { inOneSentence, useAct } from '#web/lib/api/use-act.ts';

/** What is done about the critique of a design; the page then shows what the server has. Each answers what was refused, or `null`. */
export function useCritique(designId: string) {
  const act = useAct();
  const params = { id: designId };
  return {
    give: (body: { revision: number; marks: GivenMark[] }) =>
      act(() => api('PUT /api/submissions/:id/critique', { params, body })),
    takeBack: () => act(() => api('DELETE /api/submissions/:id/critique', { params })),
    answer: (id: string, line: string, body: { answer: Answer; reason: string }) =>
      act(() => api('PUT /api/critiques/:id/marks/:line/answer', { params: { id, line }, body })),
    report: async (id: string, reason: string) =>
      inOneSentence(await act(() => api('POST /api/critiques/:id/report', { params: { id }, body: { reason } }))),
  };
}

export type Acts = ReturnType<typeof useCritique>;
