import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Critiqued } from '#contract/critique.ts';
import type { SubmissionView } from '#contract/submission.ts';
import type { Verdict } from '#domain/critique/critique.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useBack } from '#web/lib/session/use-back.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { When } from '#web/ui/text/When.tsx';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import styles from './Critique.module.css';
import { type Draft, type DraftMark, marksOf, verdictsIn } from './draft.ts';
import { LineGroups } from './LineGroups.tsx';
import { MarkLine } from './MarkLine.tsx';
import { TakeBack } from './TakeBack.tsx';
import type { Acts } from './use-critique.ts';
import { useOwnDraft } from './use-own-draft.ts';

interface Props {
  design: SubmissionView;
  critiqued: Critiqued;
  acts: Acts;
  /** When the page's data was read, in ms. */
  now: number;
}

/** A reviewer's own critique: what is not sent yet is kept on the device, what is sent may be changed until it is answered. */
export function CritiqueForm({ design, critiqued: { lines, given }, acts, now }: Props) {
  const mine = given.find(({ isMine }) => isMine) ?? null;
  const toMarks = (draft: Draft) => marksOf(draft, lines, new Set(design.frames.map(({ id }) => id)));
  const own = useOwnDraft(design.id, mine, toMarks);
  const { draft, sent, isUnsent } = own;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | 'nothing' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [early, setEarly] = useState<[line: string, verdict: Verdict][]>([]);
  const answers = new Map(mine?.marks.map(({ line, answer }) => [line, answer?.answer ?? null]));
  // While changes are on their way, they are the newer ones.
  const isBehind = own.isBehind && !busy;
  const marked = lines.filter(({ key }) => draft[key]).length;
  const fields = refused === null || refused === 'nothing' ? {} : refused.fields;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before React was there is heard once.
  useEffect(() => {
    const chosen = Object.entries(verdictsIn(form.current!));
    setEarly(chosen.filter(([line, verdict]) => sent[line]?.verdict !== verdict));
  }, []);
  // By now the draft of this device is known as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (early.length === 0) return;
    const marks = early.map(([line, verdict]) => [line, { suggestion: '', pin: null, ...draft[line], verdict }]);
    own.mark(Object.fromEntries(marks));
  }, [early]);

  useBack(() => setRefused(null));

  function change(line: string, mark: DraftMark) {
    own.mark({ [line]: mark });
    setRefused(null);
  }

  function choose(critique: () => void) {
    setRefused(null);
    critique();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (marked === 0) return setRefused('nothing');
    setBusy(true);
    const trouble = await acts.give({ revision: own.revision, marks: toMarks(draft) });
    setBusy(false);
    setRefused(trouble);
    if (trouble) return;
    own.arrived();
    showToast('good', mine ? 'Your critique is changed.' : 'Your critique is sent.');
  }

  return (
    <form ref={form} className={styles.card} onSubmit={(event) => void send(event)} aria-label="Your critique">
      <div className={styles.cardHead}>
        <h3 className="t-16">Your critique</h3>
        <p className="t-13 muted tnum" aria-live="polite">
          {marked} of {lines.length} answered{isUnsent && ', kept as a draft'}
        </p>
      </div>
      {mine?.isHidden && (
        <Notice tone="warn" title="Your critique is hidden">
          The people who run this Brief Foundry took it out of sight. Only you see it.
        </Notice>
      )}
      <LineGroups lines={lines}>
        {(line) => (
          <MarkLine
            line={line}
            frames={design.frames}
            mark={draft[line.key] ?? null}
            answered={answers.get(line.key) ?? null}
            error={fields[line.key]}
            onChange={(mark) => change(line.key, mark)}
          />
        )}
      </LineGroups>
      {isBehind && (
        <ChangedElsewhere onTakeNewer={() => choose(own.takeNewer)} onKeepMine={() => choose(own.keepMine)} />
      )}
      {refused && !isBehind && !lines.some(({ key }) => fields[key]) && (
        <Notice tone="bad" alert>
          {refused === 'nothing' ? 'Mark at least one line first.' : refused.message}
        </Notice>
      )}
      <div className={styles.end}>
        <p className="t-13 muted">
          {mine ? (
            <>
              Sent <When iso={mine.updatedAt} now={now} as="ago" />. You can change a line until the author answers it.
            </>
          ) : (
            'Signed with your name. You can change a line until the author answers it.'
          )}
        </p>
        <div className="row">
          {mine && !mine.isHidden && <TakeBack acts={acts} onDone={own.clear} />}
          {(!mine || isUnsent) && !mine?.isHidden && (
            <Button type="submit" busy={busy} disabled={isBehind}>
              {busy ? 'Sending' : mine ? 'Send changes' : 'Send critique'}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
