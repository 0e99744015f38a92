import { type FormEvent, useState } from 'react';
import type { CollectionItem } from '#contract/collection.ts';
import { NOTE_MAX } from '#domain/collection/collection.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';

interface Props {
  collectionId: string;
  item: CollectionItem;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** For the owner: the place of a thing, its note, and taking it out. */
export function ItemControls({ collectionId, item, isFirst, isLast, onMove, onRemove }: Props) {
  const [isWriting, setWriting] = useState(false);
  const { call, busy } = useCall({ reload: 'answered', toast: true });
  const params = { id: collectionId, kind: item.kind, thingId: item.id };

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note'));
    if (await call(() => api('PUT /api/collections/:id/:kind/:thingId', { params, body: { note } }))) setWriting(false);
  }

  if (isWriting)
    return (
      <form onSubmit={save} className="stack">
        <TextArea label="Note" name="note" defaultValue={item.note} maxLength={NOTE_MAX} rows={3} autoFocus />
        <div className="row">
          <Button type="submit" size="s" busy={busy}>
            Save note
          </Button>
          <Button variant="quiet" size="s" onClick={() => setWriting(false)}>
            Cancel
          </Button>
        </div>
      </form>
    );
  return (
    <div className="row">
      <IconButton icon="arrow-up" label="Move earlier" size="s" disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton icon="arrow-down" label="Move later" size="s" disabled={isLast} onClick={() => onMove(1)} />
      <Button variant="quiet" size="s" onClick={() => setWriting(true)}>
        {item.note ? 'Edit note' : 'Write a note'}
      </Button>
      <Button variant="quiet" size="s" onClick={onRemove}>
        {' '}
        Remove{' '}
      </Button>
    </div>
  );
}
