import { type FormEvent, useEffect, useRef } from 'react';
import type { Critiqued } from '#contract/critique.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { ConflictNotice } from '#web/parts/ConflictNotice.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './Critique.module.css';
import { type Draft, type DraftMark, marksOf } from './draft.ts';
import { LineGroups } from './LineGroups.tsx';
import { MarkLine } from './MarkLine.tsx';
import { useOwnDraft } from './use-own-draft.ts';
import { WithdrawCritique } from './WithdrawCritique.tsx';

interface Props {
  design: SubmissionView;
  critiqued: Critiqued;
  /** Time when the page's data was loaded, in ms. */
  now: number;
}

/**
 * A reviewer's own critique. Unsent marks are saved on the device; sent ones can be changed until they are answered.
 */
export function CritiqueForm({ design, critiqued: { lines, given }, now }: Props) {
  const ownCritique = given.find(({ isMine }) => isMine) ?? null;
  const toMarks = (draft: Draft) => marksOf(draft, lines, new Set(design.frames.map(({ id }) => id)));
  const own = useOwnDraft(design.id, ownCritique, toMarks);
  const { draft, isUnsent } = own;
  const { call, busy, failure, refuse, forget } = useCall({ reload: 'answered' });
  const answers = new Map(ownCritique?.marks.map(({ line, answer }) => [line, answer?.answer ?? null]));
  // While changes are being sent, they are newer than the loaded data.
  const isBehind = own.isBehind && !busy;
  const marked = lines.filter(({ key }) => draft[key]).length;
  const fields = failure?.fields ?? {};

  // The draft goes when the page has the sent marks. Without both, the form would be shorter for a moment, and the page would jump.
  const known = ownCritique?.revision ?? 0;
  const shown = useRef(known);
  const arriving = useRef<(() => void) | null>(null);
  useEffect(() => {
    shown.current = known;
    arriving.current?.();
    arriving.current = null;
  }, [known]);

  function change(line: string, mark: DraftMark) {
    own.mark({ [line]: mark });
    forget();
  }

  function choose(critique: () => void) {
    forget();
    critique();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (marked === 0) return refuse('Mark at least one line first.');
    const body = { revision: own.revision, marks: toMarks(draft) };
    const isSent = await call(() => api('PUT /api/submissions/:id/critique', { params: { id: design.id }, body }));
    if (!isSent) return;
    if (shown.current > body.revision) own.arrived();
    else arriving.current = own.arrived;
    showToast('good', ownCritique ? 'Your critique is changed.' : 'Your critique is sent.');
  }

  return (
    <form className={styles.card} onSubmit={(event) => void send(event)} aria-label="Your critique">
      <div className={styles.cardHead}>
        <h3 className="t-16">Your critique</h3>
        <p className="t-13 muted" aria-live="polite">
          {marked} of {lines.length} marked{isUnsent && ', kept as a draft'}
        </p>
      </div>
      {ownCritique?.isHidden && (
        <Notice tone="warn" title="Your critique is hidden">
          The operator of this Brief Foundry has hidden it. Only you see it.
        </Notice>
      )}
      <LineGroups lines={lines}>
        {(line) => (
          <MarkLine
            line={line}
            given={given}
            frames={design.frames}
            mark={draft[line.key] ?? null}
            answered={answers.get(line.key) ?? null}
            error={fields[line.key]}
            onChange={(mark) => change(line.key, mark)}
          />
        )}
      </LineGroups>
      {isBehind && (
        <ConflictNotice
          title="Your critique was changed in another window."
          onLoad={() => choose(own.takeNewer)}
          onKeep={() => choose(own.keepMine)}
        >
          Nothing was overwritten. What you marked here is kept on this device.
        </ConflictNotice>
      )}
      {failure && !isBehind && !lines.some(({ key }) => fields[key]) && (
        <Notice tone="bad" alert>
          {failure.message}
        </Notice>
      )}
      <div className={styles.end}>
        <p className="t-13 muted">
          {ownCritique ? (
            <>
              Sent <DateTime iso={ownCritique.updatedAt} now={now} as="ago" />. You can change a line until the designer
              answers it.
            </>
          ) : (
            'Readers see your name. You can change a line until the designer answers it.'
          )}
        </p>
        <div className="row">
          {ownCritique && !ownCritique.isHidden && <WithdrawCritique designId={design.id} onDone={own.clear} />}
          {(!ownCritique || isUnsent) && !ownCritique?.isHidden && (
            <Button type="submit" busy={busy} disabled={isBehind}>
              {busy ? 'Sending' : ownCritique ? 'Send changes' : 'Send critique'}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
