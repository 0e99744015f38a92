import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftContent } from '#contract/submission-draft.ts';
import { INVALID_LINK_TEXT, parseDesignFileLink } from '#domain/design-file/link.ts';
import type { Answer } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { isLinkSettled } from '../wizard-steps.ts';
import { framesOf, type Preview } from './file-preview.ts';

/** The state of the link: empty, being checked, frames being rendered, refused, read. */
export type Check =
  | { phase: 'idle' | 'checking' | 'good' }
  | { phase: 'drawing'; name: string }
  | { phase: 'bad'; error: string; hint: string | null; retryAt: string | null };

type Budget = Answer<'POST /api/figma/validate'>['budget'];

/** Long enough that a typed link causes only one request. */
const TYPING_PAUSE_MS = 500;
const NO_FRAMES = 'This file has no frames that can be shown.';

interface DesignFileOptions {
  content: DraftContent;
  onRead: (preview: Preview) => void;
}

/**
 * Checks the link while it is typed and reads its frames (FILE-3). A file that is already in the draft is not loaded
 * again.
 */
export function useDesignFile({ content, onRead }: DesignFileOptions) {
  const { figmaLink, fileInfo } = content;
  const [asked, setCheck] = useState<Check>({ phase: 'checking' });
  const [budget, setBudget] = useState<Budget | null>(null);
  const [unrendered, setUnrendered] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const read = useEffectEvent(onRead);
  const isSettled = isLinkSettled({ figmaLink, fileInfo });
  const check: Check = isSettled ? { phase: figmaLink.trim() ? 'good' : 'idle' } : asked;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same link again.
  useEffect(() => {
    const url = figmaLink.trim();
    if (isSettled) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => void ask(url), TYPING_PAUSE_MS);
    setCheck({ phase: 'checking' });

    async function ask(link: string) {
      const parsed = parseDesignFileLink(link);
      if (!parsed.ok) {
        setCheck({ phase: 'bad', error: INVALID_LINK_TEXT, hint: parsed.hint, retryAt: null });
        return;
      }
      try {
        const checked = await api('POST /api/figma/validate', { body: { url: link } }, { signal });
        if (signal.aborted) return;
        setBudget(checked.budget);
        if (!checked.success || !checked.data) return refuse(checked);
        setCheck({ phase: 'drawing', name: checked.data.name });
        const preview = await api('POST /api/figma/preview', { body: { url: link } }, { signal });
        if (signal.aborted) return;
        setBudget(preview.budget);
        if (!preview.success || !preview.data) return refuse(preview);
        const { frames, unrendered: missing } = framesOf(preview.data);
        if (frames.length === 0) return refuse({ error: NO_FRAMES, hint: null, retryAt: null });
        setUnrendered(missing);
        read(preview.data);
      } catch (error) {
        if (signal.aborted) return;
        const isOurs = error instanceof ApiError && error.status > 0 && error.code !== 'internal';
        refuse({ error: isOurs ? error.message : 'Network error', hint: null, retryAt: null });
      }
    }
    function refuse({ error, hint, retryAt }: { error: string | null; hint: string | null; retryAt: string | null }) {
      setCheck({ phase: 'bad', error: error ?? 'Failed to validate Figma file', hint, retryAt });
    }
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [figmaLink, isSettled, attempt]);

  return { check, budget, unrendered: unrendered, checkAgain: () => setAttempt((n) => n + 1) };
}
