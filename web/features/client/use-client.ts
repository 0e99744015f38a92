import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ClientView } from '#contract/client.ts';
import type { ChangeAnswer } from '#domain/client/lines.ts';
import { CHANGE_REQUEST } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useChanges } from '#web/lib/api/server-changes.ts';
import { failureOf } from '#web/lib/api/use-call.ts';
import { markRead } from '#web/lib/live/mark-read.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';

export type Client = NonNullable<ClientView['client']>;

/** The conversation with a brief's client: its log, asking, and answering the change request. */
export function useClient(briefId: string) {
  /** `undefined` until it is loaded. */
  const [client, setClient] = useState<Client | null | undefined>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const known = useRef<Client | null | undefined>(undefined);
  const params = { id: briefId };
  /** Counters of loads and sent messages. A load that started before a message was sent has old data. */
  const loads = useRef(0);
  const sentCount = useRef(0);

  function show(next: Client | null) {
    const before = known.current;
    known.current = next;
    setClient(next);
    // The plot twist has to be loaded too. A change request from before the page was opened is on the page already.
    if (before && !before.change && next?.change) {
      void revalidate();
      showToast('good', `${next.name} has sent a change request.`, { label: 'Read it', run: leadToChange });
    }
  }

  async function load() {
    loads.current += 1;
    const loadNumber = loads.current;
    try {
      const before = sentCount.current;
      const read = await api('GET /api/briefs/:id/client', { params });
      if (loadNumber !== loads.current) return;
      if (before !== sentCount.current) return await load();
      show(read.client);
      setFailure(null);
    } catch (error) {
      if (loadNumber !== loads.current) return;
      setFailure(`The conversation with your client was not loaded. ${failureOf(error).message}`);
    }
  }
  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);
  const isLoaded = Boolean(client);
  // When the page was opened at the change request, it was not there yet.
  useEffect(() => {
    if (isLoaded && location.hash === `#${CHANGE_REQUEST}`) leadToChange();
  }, [isLoaded]);
  // The client's messages depend on the progress of the work.
  useChanges(() => void load());

  /** @throws ApiError, with `fields` where the question cannot be sent */
  async function ask(text: string, idempotencyKey: string) {
    const asked = await api('POST /api/briefs/:id/client/questions', { params, body: { text } }, { idempotencyKey });
    sentCount.current += 1;
    show(asked.client);
  }

  /** @throws ApiError */
  async function answer(how: ChangeAnswer, reason: string) {
    const answered = await api('PUT /api/briefs/:id/client/change', { params, body: { answer: how, reason } });
    sentCount.current += 1;
    show(answered.client);
    void revalidate();
    void markRead({ ids: [] }).catch(() => {}); // the bell is right again with its next event
  }
  return { client, failure, load, ask, answer };
}

function leadToChange() {
  const request = document.getElementById(CHANGE_REQUEST);
  request?.scrollIntoView();
  request?.focus({ preventScroll: true });
}
