import { useState } from 'react';
import { type Difference, differences } from '#domain/case-study/differences.ts';
import { apply } from '#domain/case-study/operations.ts';
import { type Paragraph, smoothable, smoothed } from '#domain/case-study/smoothing.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { count } from '#web/lib/format/count.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { useEditor } from '../document/use-store.ts';
import { Differences } from '../saving/Differences.tsx';

type Wording = Paragraph & { before: string };
interface Props {
  submissionId: string;
  /** The language model's name, so that people know who receives their text. */
  model: string;
  onDone: () => void;
}

/**
 * Offers new wordings of the drafted paragraphs by the language model. Each can be accepted or rejected; all are one
 * undo step.
 */
export function SmoothOffer({ submissionId, model, onDone }: Props) {
  const { store, announce } = useEditor();
  const { call, busy, cancel } = useCall({ toast: true });
  const [wordings, setWordings] = useState<{ all: Wording[]; refused: number } | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);

  const ask = () =>
    call(async ({ signal }) => {
      const sent = smoothable(store.document());
      const answer = await api(
        'POST /api/submissions/:id/smoothed',
        { params: { id: submissionId }, body: { paragraphs: sent } },
        { signal },
      );
      const before = new Map(sent.map(({ id, text }) => [id, text]));
      const all = answer.paragraphs.map((one) => ({ ...one, before: before.get(one.id)! }));
      if (all.length > 0) return setWordings({ all, refused: answer.refused });
      showToast('good', `There is nothing to smooth. Your wording stays as it is.${refusedWords(answer.refused)}`);
      onDone();
    });

  function take(accepted: readonly Wording[]) {
    const operations = smoothed(store.document(), accepted);
    store.dispatch(...operations);
    announce(`${count(operations.length, 'wording')} used. Undo brings the old wording back.`);
    onDone();
  }

  if (wordings) {
    const { all, refused } = wordings;
    const document = store.document();
    const shown = differences(document, smoothed(document, all).reduce(apply, document));
    const isLeft = ({ key }: Pick<Difference, 'key'>) => left.includes(key);
    const accepted = all.filter(({ id }) => !isLeft({ key: `${id}.content` }));
    return (
      <Dialog
        open
        wide
        onClose={onDone}
        title="Smoother wording"
        actions={
          <>
            <Button variant="quiet" onClick={onDone}>
              Keep my wording
            </Button>
            <Button disabled={accepted.length === 0} onClick={() => take(accepted)}>
              Use {count(accepted.length, 'wording')}
            </Button>
          </>
        }
      >
        <p className="t-14 muted">
          Numbers, names and quotations are the same in both. Check that the meaning is the same, too.
          {refusedWords(refused)}
        </p>
        <Differences
          all={shown}
          names={['Yours', 'Smoother']}
          chosen={(difference) => (isLeft(difference) ? 'left' : 'right')}
          onChoose={({ key }, side) => setLeft(side === 'left' ? [...left, key] : left.filter((one) => one !== key))}
        />
      </Dialog>
    );
  }
  return (
    <Notice
      title="Smooth the wording"
      action={
        <>
          <Button size="s" variant="second" busy={busy} onClick={() => void ask()}>
            {busy ? 'Smoothing' : 'Smooth the wording'}
          </Button>
          <Button
            size="s"
            variant="quiet"
            onClick={() => {
              cancel();
              onDone();
            }}
          >
            {busy ? 'Stop' : 'Not now'}
          </Button>
        </>
      }
    >
      The language model of this Brief Foundry ({model}) can make the drafted paragraphs easier to read. It gets these
      paragraphs, and nothing that says who you are. A wording that changes a number, a name or a quotation is
      discarded. You choose which of the others to use.
    </Notice>
  );
}

function refusedWords(refused: number): string {
  if (refused === 0) return '';
  return refused === 1
    ? ' One was discarded because it changed a fact.'
    : ` ${refused} were discarded because they changed facts.`;
}
