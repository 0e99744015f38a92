import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AgreementView } from '#contract/agreement.ts';
import {
  type Licence,
  licenceLabel,
  licences,
  SILENCE_DAYS_MAX,
  SILENCE_DAYS_MIN,
  TERM_LENGTH_MAX,
  type TermName,
  type Terms,
} from '#domain/collaboration/agreement.ts';
import { quoted } from '#domain/text/quoted.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Select } from '#web/ui/field/Select.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './AgreementDocument.module.css';

interface Props {
  name: TermName;
  label: string;
  agreement: AgreementView;
  now: number;
  busy: boolean;
  error: string | undefined;
  /** The error of the days of silence, which are edited together with the pace. */
  daysError: string | undefined;
  /** What was refused before is out of date. */
  onTyped: () => void;
  onChange: (name: TermName, part: Partial<Terms>) => Promise<boolean>;
}

/** One term of the agreement: its text, its previous text, and the form to change it. */
export function TermLine({ name, label, agreement, now, busy, error, daysError, onTyped, onChange }: Props) {
  const { terms, changes, state, iAm } = agreement;
  const [isEditing, setEditing] = useState(false);
  const line = useRef<HTMLElement>(null);
  const draft = useTextDraft(`agreement-${agreement.id}-${name}`, String(terms[name]));
  const text = draft.value;
  const days = useTextDraft(`agreement-${agreement.id}-silenceDays`, String(terms.silenceDays));
  const change = changes[name];
  const silence = name === 'pace' ? changes.silenceDays : undefined;
  const latest = change ?? silence;
  const current = name === 'pace' ? `${terms.pace} (${terms.silenceDays} days)` : termText(terms, name);
  /** The text when the form was opened. */
  const [previous, setPrevious] = useState(current);
  const changedBy = latest && latest.by !== iAm ? nameOf(agreement, latest.by) : null;
  const isOwn = text !== String(terms[name]) || (name === 'pace' && days.value !== String(terms.silenceDays));

  function type(into: typeof draft, to: string) {
    onTyped();
    into.change(to);
  }

  /** The focused element disappears. The focus moves to the field, and later back to the button. */
  function show(editing: boolean) {
    flushSync(() => {
      setEditing(editing);
      setPrevious(current);
    });
    line.current?.querySelector<HTMLElement>(editing ? 'textarea, select' : 'button')?.focus();
  }

  function leave() {
    draft.discard();
    if (name === 'pace') days.discard();
    show(false);
  }

  /** What is being sent stays a draft until it has arrived. */
  const cancel = () => (busy ? show(false) : leave());

  async function save() {
    const part: Partial<Terms> =
      name === 'licence'
        ? { licence: text as Licence }
        : name === 'pace'
          ? { pace: text, silenceDays: Number(days.value) }
          : { [name]: text };
    if (await onChange(name, part)) leave();
  }

  return (
    <div className={classes(latest && styles.changed)}>
      <dt>{label}</dt>
      <dd ref={line}>
        {isEditing ? (
          <div className={styles.edit}>
            {name === 'licence' ? (
              <Select
                label={label}
                hideLabel
                options={licences.map(({ id, label: words }) => ({ value: id, label: words }))}
                value={text}
                onChange={(event) => type(draft, event.target.value)}
                error={error}
              />
            ) : (
              <TextArea
                label={label}
                hideLabel
                rows={3}
                maxLength={TERM_LENGTH_MAX}
                value={text}
                onChange={(event) => type(draft, event.target.value)}
                error={error}
              />
            )}
            {name === 'pace' && (
              <TextInput
                label="Days of silence after which the collaboration ends"
                type="number"
                min={SILENCE_DAYS_MIN}
                max={SILENCE_DAYS_MAX}
                value={days.value}
                error={daysError}
                onChange={(event) => type(days, event.target.value)}
              />
            )}
            {isOwn && current !== previous && (
              <Notice
                tone="warn"
                title={changedBy ? `${changedBy} has changed this line meanwhile` : 'This line has changed meanwhile'}
                alert
              >
                It says {quoted(current)} now. Saving yours replaces that.
              </Notice>
            )}
            <div className="row gap-2">
              <Button size="s" busy={busy} onClick={() => void save()}>
                Save this line
              </Button>
              <Button size="s" variant="quiet" onClick={cancel}>
                Cancel
              </Button>
            </div>
          </div>
        ) : (
          <>
            <p className={styles.text}>
              {change && <del>{name === 'licence' ? licenceLabel(change.from as Licence) : change.from}</del>}{' '}
              {change ? <ins>{termText(terms, name)}</ins> : termText(terms, name)}
              {name === 'pace' && (
                <>
                  {' '}
                  The collaboration ends after {silence && <del>{silence.from} days</del>}{' '}
                  {silence ? <ins>{terms.silenceDays} days</ins> : <b className="tnum">{terms.silenceDays} days</b>} of
                  silence.
                </>
              )}
            </p>
            {latest && (
              <p className="t-13 muted">
                Changed by {latest.by === iAm ? 'you' : nameOf(agreement, latest.by)},{' '}
                <DateTime iso={latest.at} now={now} as="moment" />.
                {state === 'agreeing' && ' A change removes both confirmations.'}
              </p>
            )}
            {state === 'agreeing' && (
              <Button
                variant="quiet"
                size="s"
                icon="pen-line"
                className="no-print"
                aria-label={`Change ${label}`}
                onClick={() => show(true)}
              >
                Change
              </Button>
            )}
          </>
        )}
      </dd>
    </div>
  );
}

const termText = (terms: Terms, name: TermName) =>
  name === 'licence' ? licenceLabel(terms.licence) : String(terms[name]);

const nameOf = (agreement: AgreementView, party: 'designer' | 'developer') =>
  (party === 'designer' ? agreement.designer : agreement.developer).displayName;
