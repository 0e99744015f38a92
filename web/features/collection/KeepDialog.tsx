import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { MyCollection } from '#contract/collection.ts';
import { TITLE_MAX } from '#domain/collection/collection.ts';
import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import type { Thing } from './KeepButton.tsx';
import styles from './KeepDialog.module.css';

/** The own collections, those with the thing checked, and a field for a new one. */
export function KeepDialog({ thing, onClose }: { thing: Thing; onClose: () => void }) {
  const [collections, setCollections] = useState<MyCollection[] | null>(null);
  const [newTitle, setNewTitle] = useState('');
  const { call, ...changing } = useCall();
  const beginning = useCall();
  const busy = changing.busy || beginning.busy;
  const titleTrouble = beginning.failure?.fields.title;
  const failure = titleTrouble ? null : (beginning.failure ?? changing.failure);

  const fields = useRef<HTMLDivElement>(null);
  const isLoaded = collections !== null;
  /** The first collection, or the new name where there is none. A title that is being typed keeps the focus. */
  const beginAtFirst = useEffectEvent(() => {
    if (!newTitle) fields.current?.querySelector('input')?.focus();
  });
  useEffect(() => {
    if (isLoaded) beginAtFirst();
  }, [isLoaded]);

  const open = useEffectEvent(() => call(load));
  useEffect(() => void open(), []);

  async function load() {
    const { items } = await api('GET /api/me/collections', { query: thing });
    setCollections(items);
  }

  /** The check shows at once, and goes back if the call fails. */
  async function put(id: string, isKept: boolean) {
    if (busy) return;
    const params = { id, ...thing };
    const show = (hasThing: boolean) =>
      setCollections((now) => now?.map((one) => (one.id === id ? { ...one, hasThing } : one)) ?? null);
    show(isKept);
    const isDone = await call(async () => {
      if (isKept) await api('PUT /api/collections/:id/:kind/:thingId', { params, body: {} });
      else await api('DELETE /api/collections/:id/:kind/:thingId', { params });
    });
    if (!isDone) show(!isKept);
  }

  /** The key is the id of the new collection, so that a repeated try makes no second one. */
  async function begin(): Promise<boolean> {
    let id = '';
    const body = { title: newTitle, isPublic: false, revision: 0 };
    const hasBegun = await beginning.call(async ({ key }) => {
      id = key;
      await api('PUT /api/collections/:id', { params: { id }, body });
    });
    if (!hasBegun) return false;
    setNewTitle('');
    return call(async () => {
      try {
        await api('PUT /api/collections/:id/:kind/:thingId', { params: { id, ...thing }, body: {} });
      } finally {
        await load();
      }
    });
  }

  /** A title that is typed counts, also without a press on Create and add. */
  async function finish() {
    if (!newTitle.trim() || (await begin())) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Add to a collection"
      cross
      actions={<Button onClick={() => void finish()}>{newTitle.trim() ? 'Create, add and close' : 'Done'}</Button>}
    >
      {failure && <Notice tone="bad" title={sentenceOf(failure) ?? failure.message} />}
      {collections === null && !failure && (
        <p className="row">
          <Spinner />
          Loading your collections
        </p>
      )}
      <div ref={fields}>
        {collections && collections.length > 0 && (
          <ul className={styles.list}>
            {collections.map(({ id, title, hasThing, isPublic }) => (
              <li key={id}>
                <Check checked={hasThing} onChange={(event) => void put(id, event.target.checked)}>
                  {title}
                </Check>
                {/* While a call is under way the page of the collection would not have the thing yet. */}
                {busy ? (
                  <span className="t-13 muted">{isPublic ? 'Public' : 'Private'}</span>
                ) : (
                  <Link className="t-13" to={links.collection(id)}>
                    <span className="sr">Open {title},</span> {isPublic ? 'Public' : 'Private'}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
        <form
          className={styles.new}
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <TextInput
            label="New collection"
            value={newTitle}
            error={titleTrouble}
            maxLength={TITLE_MAX}
            required
            autoComplete="off"
            onChange={(event) => {
              setNewTitle(event.target.value);
              beginning.forget();
            }}
          />
          <Button type="submit" variant="second" busy={busy}>
            Create and add
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
