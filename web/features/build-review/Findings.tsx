import { useEffect, useRef, useState } from 'react';
import type { BuildReview } from '#contract/build-review.ts';
import type { Finding } from '#domain/build-review/findings.ts';
import { layerAt, mayHaveWords } from '#domain/build-review/layer-at.ts';
import { type NewVerdict, REVIEW_NOTE_MAX } from '#domain/build-review/review.ts';
import { placeOf, titleOf } from '#domain/build-review/words.ts';
import { quoted } from '#domain/text/quoted.ts';
import { BuildReviewBadge } from '#web/parts/BuildReviewBadge.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { FindingCrop } from './FindingCrop.tsx';
import styles from './Findings.module.css';
import { noteKey } from './finding-notes.ts';
import type { useFindingNotes } from './use-finding-notes.ts';
import { scaleOf, type useFrameLayers } from './use-frame-layers.ts';

type FrameLayers = ReturnType<typeof useFrameLayers>;

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

interface Props {
  review: BuildReview;
  /** The layers of the design's frame, itself first; empty for a picture. */
  layers: FrameLayers;
  /** The designer can judge now. */
  canJudge: boolean;
  busy: boolean;
  chosen: number | null;
  onChoose: (finding: number | null) => void;
  notes: ReturnType<typeof useFindingNotes>;
  /** Resolves to whether the verdicts are stored. */
  onJudge: (verdicts: NewVerdict[]) => Promise<boolean>;
  /** Null where nothing can be compared again: the sample. */
  onIgnore: ((finding: Finding) => void) | null;
}

/** The findings, the largest first. The designer accepts each as built, or returns it with a note (WORK-10). */
export function Findings({ review, layers, canJudge, busy, chosen, onChoose, notes, onJudge, onIgnore }: Props) {
  const { findings, more } = review.result!;
  const scale = scaleOf(layers, review.design);
  const whereOf = (finding: Finding) => {
    const layer = finding.places[0] && layerAt(layers, finding.places[0]);
    return layer ? `${layer.replace(/[\s,;:.]+$/, '')}, ${lowerFirst(placeOf(finding))}` : placeOf(finding);
  };
  // A drawing with fine strokes looks like letters to what compares the pictures; the layers know better.
  const titleAt = (finding: Finding) => {
    const isDrawing = finding.kind === 'text' && !finding.places.some((place) => mayHaveWords(layers, place));
    return titleOf(isDrawing ? { ...finding, kind: 'content' } : finding, scale);
  };
  // The field that was opened by a press takes the focus; one with words from before does not.
  const [opened, setOpened] = useState<string | null>(null);
  const judged = new Set(review.verdicts.map(({ finding }) => finding));
  // A finding whose return note is being written no longer counts as open.
  const rest = findings.filter((one) => !judged.has(one.number) && notes.value[noteKey(one)] === undefined);
  if (findings.length === 0) return <p className={styles.nothing}>No differences found.</p>;
  return (
    <>
      <ol className={styles.list}>
        {findings.map((finding) => {
          const { number } = finding;
          const key = noteKey(finding);
          const note = notes.value[key];
          const verdict = review.verdicts.find((one) => one.finding === number);
          const title = titleAt(finding);
          return (
            <li
              key={number}
              className={styles.finding}
              data-on={number === chosen || undefined}
              data-verdict={verdict?.verdict}
            >
              <button
                type="button"
                className={styles.number}
                aria-pressed={number === chosen}
                aria-label={`Show finding ${number} on the picture`}
                onClick={() => onChoose(number === chosen ? null : number)}
              >
                {number}
              </button>
              <div className="grow">
                <p className="strong">{title}</p>
                <p className="t-13 muted">{whereOf(finding)}</p>
                {finding.places[0] && finding.kind !== 'height' && (
                  <FindingCrop review={review} place={finding.places[0]} />
                )}
                {finding.kind === 'colour' && <Colors from={finding.from} to={finding.to} />}
                {verdict?.note && <p className={styles.note}>{quoted(verdict.note)}</p>}
                <div className={styles.actions}>
                  {verdict ? (
                    <>
                      <BuildReviewBadge status={verdict.verdict} />
                      {canJudge && (
                        <Button
                          variant="quiet"
                          size="s"
                          disabled={busy}
                          aria-label={`Undo for finding ${number}, ${title}`}
                          onClick={() => void onJudge([{ finding: number, verdict: null, note: '' }])}
                        >
                          Undo
                        </Button>
                      )}
                    </>
                  ) : canJudge && note !== undefined ? (
                    <Returning
                      title={title}
                      text={note}
                      isOpened={opened === key}
                      busy={busy}
                      onChange={(text) => notes.write(finding, text)}
                      onCancel={() => notes.discard(key)}
                      onReturn={async () => {
                        const verdicts = [{ finding: number, verdict: 'returned' as const, note: note.trim() }];
                        if (await onJudge(verdicts)) notes.sent(review, verdicts);
                      }}
                    />
                  ) : (
                    canJudge && (
                      <>
                        <Button
                          variant="second"
                          size="s"
                          icon="check"
                          disabled={busy}
                          aria-label={`Fine as built: finding ${number}, ${title}`}
                          onClick={() => void onJudge([{ finding: number, verdict: 'fine', note: '' }])}
                        >
                          Fine as built
                        </Button>
                        <Button
                          variant="quiet"
                          size="s"
                          icon="undo-2"
                          disabled={busy}
                          aria-label={`Ask for a change: finding ${number}, ${title}`}
                          onClick={() => {
                            setOpened(key);
                            notes.write(finding, '');
                          }}
                        >
                          Ask for a change
                        </Button>
                        {onIgnore && finding.kind !== 'height' && (
                          <Button
                            variant="quiet"
                            size="s"
                            disabled={busy}
                            aria-label={`Ignore: do not compare where finding ${number} is, ${title}`}
                            onClick={() => onIgnore(finding)}
                          >
                            Ignore
                          </Button>
                        )}
                      </>
                    )
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="t-13 muted">
        {layers[0]
          ? `Sizes are in CSS pixels; the design is exported at ${Math.round(100 * scale) / 100}×.`
          : 'Sizes are in pixels of the design’s picture.'}
      </p>
      {more > 0 && (
        <p className="t-13 muted">
          {more === 1 ? 'One smaller difference is' : `${more} smaller differences are`} not listed.
        </p>
      )}
      {canJudge && rest.length > 1 && (
        <Button
          variant="quiet"
          size="s"
          icon="list-checks"
          disabled={busy}
          className={styles.rest}
          onClick={() => {
            void onJudge(rest.map(({ number }) => ({ finding: number, verdict: 'fine', note: '' })));
          }}
        >
          Mark all {rest.length} undecided as fine
        </Button>
      )}
    </>
  );
}

function Colors({ from, to }: { from: string; to: string }) {
  return (
    <p className={styles.colors}>
      {[
        { word: 'Design', color: from },
        { word: 'Build', color: to },
      ].map(({ word, color }) => (
        <span key={word}>
          <svg viewBox="0 0 1 1" aria-hidden>
            <rect width="1" height="1" fill={color} />
          </svg>
          <span className="muted">{word}</span>
          <span className="mono">{color}</span>
        </span>
      ))}
    </p>
  );
}

function Returning({
  title,
  text,
  isOpened,
  busy,
  onChange,
  onCancel,
  onReturn,
}: {
  title: string;
  text: string;
  /** It was opened just now, and not with words from an earlier visit. */
  isOpened: boolean;
  busy: boolean;
  onChange: (text: string) => void;
  onCancel: () => void;
  onReturn: () => Promise<void>;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) form.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  return (
    <form
      ref={form}
      className={styles.returning}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onReturn();
      }}
    >
      <TextArea
        label={`What should be different: ${title}`}
        hideLabel
        rows={2}
        maxLength={REVIEW_NOTE_MAX}
        placeholder="What should be different? (optional)"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        autoFocus={isOpened}
      />
      <div className="row gap-2">
        <Button type="submit" variant="second" size="s" icon="undo-2" busy={busy}>
          Ask for this change
        </Button>
        <Button variant="quiet" size="s" onClick={onCancel}>
          {text.trim() ? 'Discard' : 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
