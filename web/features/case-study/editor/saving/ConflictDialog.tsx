import { useMemo, useState } from 'react';
import { describe } from '#domain/case-study/describe.ts';
import { type Difference, differences, withTextOf } from '#domain/case-study/differences.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { useDocument } from '../document/use-store.ts';
import styles from './ConflictDialog.module.css';
import { Differences } from './Differences.tsx';
import type { Conflict, OperationSaver } from './operation-saver.ts';

interface Props {
  conflict: Conflict;
  saver: OperationSaver;
}

/**
 * Two windows changed the same thing. The dialog shows both texts and continues with one copy, text by text if wanted;
 * both copies are saved.
 */
export function ConflictDialog({ conflict, saver }: Props) {
  const [chosen, setChosen] = useState<'mine' | 'theirs'>('mine');
  const [takesSections, setTakesSections] = useState(false);
  /** Keys of the texts that are taken from the other copy. */
  const [otherwise, setOtherwise] = useState<readonly string[]>([]);
  const { call, busy, failure } = useCall();
  const { theirs, operations, theirOperations } = conflict;
  // What is on screen: words and pictures may have come since the conflict was found.
  const mine = useDocument();
  const [chosenCopy, otherCopy] = chosen === 'mine' ? [mine, theirs] : [theirs, mine];
  const extra = otherCopy.sections.filter(({ id }) => !chosenCopy.sections.some((section) => section.id === id));
  const differing = useMemo(() => differences(mine, theirs), [mine, theirs]);
  const textsOfMine = describe(mine, operations);
  const textsOfTheirs = theirOperations.length > 0 ? describe(theirs, theirOperations) : 'changed some time ago';

  const sideOf = ({ key }: Difference) => ((chosen === 'mine') !== otherwise.includes(key) ? 'left' : 'right');

  function choose(difference: Difference, side: 'left' | 'right') {
    const { key } = difference;
    if (sideOf(difference) !== side)
      setOtherwise(otherwise.includes(key) ? otherwise.filter((one) => one !== key) : [...otherwise, key]);
  }

  function chooseCopy(copy: 'mine' | 'theirs') {
    setChosen(copy);
    setOtherwise([]);
  }

  function goOn() {
    const texts = differing.filter(({ key }) => otherwise.includes(key));
    const mixed = texts.reduce<CaseStudy>(
      (now, { slot }) => (slot ? withTextOf(now, otherCopy, slot) : now),
      chosenCopy,
    );
    const document = takesSections && extra.length > 0 ? { ...mixed, sections: [...mixed.sections, ...extra] } : mixed;
    const label = chosen === 'mine' ? 'The other window’s copy' : 'The copy that was not chosen';
    return call(() => saver.resolve(conflict, { document, setAside: otherCopy, label }));
  }

  return (
    <Dialog
      open
      wide
      onClose={() => undefined}
      title="This page was changed in another window"
      actions={
        <Button busy={busy} onClick={() => void goOn()}>
          {busy ? 'Saving' : 'Go on with this copy'}
        </Button>
      }
    >
      <p className="muted">Both copies are safe. Choose one to go on with. The other stays in the version history.</p>
      <fieldset className={styles.copies}>
        <legend className="sr">Which copy goes on</legend>
        <Copy label="Yours, here" words={textsOfMine} checked={chosen === 'mine'} onChoose={() => chooseCopy('mine')} />
        <Copy
          label="The other window"
          words={textsOfTheirs}
          checked={chosen === 'theirs'}
          onChoose={() => chooseCopy('theirs')}
        />
      </fieldset>
      {differing.length > 0 && (
        <Differences all={differing} names={['Yours', 'The other window’s']} chosen={sideOf} onChoose={choose} />
      )}
      {extra.length > 0 && (
        <Check checked={takesSections} onChange={(event) => setTakesSections(event.target.checked)}>
          Add the other copy’s {extra.length === 1 ? 'new section' : `${extra.length} new sections`} to the end of this
          one
        </Check>
      )}
      {failure && (
        <Notice tone="bad" alert title={failure.message}>
          Both copies are still here.
        </Notice>
      )}
    </Dialog>
  );
}

interface CopyProps {
  label: string;
  words: string;
  checked: boolean;
  onChoose: () => void;
}

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
