import { useState } from 'react';
import { describe } from '#domain/case-study/describe.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { Check } from '#web/ui/Check.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './editor.module.css';
import type { Conflict, Keeper } from './keeper.ts';

type Props = { conflict: Conflict; keeper: Keeper; onDone: () => void };

/** Two windows changed the same thing: both copies are safe, and one goes on. */
export function ConflictDialog({ conflict, keeper, onDone }: Props) {
  const [chosen, setChosen] = useState<'mine' | 'theirs'>('mine');
  const [takesSections, setTakesSections] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { mine, theirs, operations, theirOperations } = conflict;
  const [goesOn, stays] = chosen === 'mine' ? [mine, theirs] : [theirs, mine];
  const extra = stays.sections.filter(({ id }) => !goesOn.sections.some((section) => section.id === id));
  const wordsOfMine = describe(mine, operations);
  const wordsOfTheirs = theirOperations.length > 0 ? describe(theirs, theirOperations) : 'changed some time ago';

  async function goOn() {
    setBusy(true);
    setFailure(null);
    const document: CaseStudy =
      takesSections && extra.length > 0 ? { ...goesOn, sections: [...goesOn.sections, ...extra] } : goesOn;
    try {
      await keeper.resolve(conflict, {
        document,
        setAside: stays,
        label: chosen === 'mine' ? 'The other window’s copy' : 'The copy of the window that gave way',
      });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      wide
      onClose={() => undefined}
      title="This page was changed in another tab"
      actions={
        <Button busy={busy} onClick={() => void goOn()}>
          {busy ? 'Saving' : 'Go on with this copy'}
        </Button>
      }
    >
      <p className="muted">Both copies are safe. Choose which one goes on; the other stays in the history.</p>
      <fieldset className={styles.copies}>
        <legend className="sr">Which copy goes on</legend>
        <Copy label="Yours, here" words={wordsOfMine} checked={chosen === 'mine'} onChoose={() => setChosen('mine')} />
        <Copy
          label="The other tab"
          words={wordsOfTheirs}
          checked={chosen === 'theirs'}
          onChoose={() => setChosen('theirs')}
        />
      </fieldset>
      {extra.length > 0 && (
        <Check checked={takesSections} onChange={(event) => setTakesSections(event.target.checked)}>
          Add the other copy’s {extra.length === 1 ? 'new section' : `${extra.length} new sections`} to the end of this
          one
        </Check>
      )}
      {failure && (
        <Notice tone="bad" alert title={failure}>
          Both copies are still here.
        </Notice>
      )}
    </Dialog>
  );
}

type CopyProps = { label: string; words: string; checked: boolean; onChoose: () => void };

function Copy({ label, words, checked, onChoose }: CopyProps) {
  return (
    <label className={styles.copy}>
      <input type="radio" name="copy" checked={checked} onChange={onChoose} />
      <span>
        <b>{label}</b>
        <small>{words}</small>
      </span>
    </label>
  );
}
