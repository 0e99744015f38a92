import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CollectionView } from '#contract/collection.ts';
import { ABOUT_MAX, TITLE_MAX } from '#domain/collection/collection.ts';
import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { ConflictNotice } from '#web/parts/ConflictNotice.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { Check } from '#web/ui/field/Check.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';

const FORM = 'collection';

/** The owner changes title, text and visibility, or deletes the collection. */
export function EditCollection({ collection }: { collection: CollectionView }) {
  const { id, title, about, isPublic, revision } = collection;
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { call, busy, failure, forget } = useCall({ reload: 'answered' });
  const isBehind = failure?.code === 'moved_on';
  const titleTrouble = failure?.fields.title;
  /** Another number shows the newer version in the fields. */
  const [version, setVersion] = useState(0);
  const navigate = useNavigate();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      title: String(form.get('title')),
      about: String(form.get('about')),
      isPublic: form.get('public') === 'yes',
      revision,
    };
    if (await call(() => api('PUT /api/collections/:id', { params: { id }, body }))) setOpen(null);
  }

  return (
    <>
      <div className="row">
        <Button variant="second" icon="pen-line" onClick={() => setOpen('edit')}>
          Edit
        </Button>
        <Button variant="quiet" icon="trash-2" onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </div>
      <Dialog
        open={open === 'edit'}
        onClose={() => setOpen(null)}
        title="Edit the collection"
        wide
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(null)}>
              Cancel
            </Button>
            <Button type="submit" form={FORM} busy={busy} disabled={isBehind}>
              Save
            </Button>
          </>
        }
      >
        <form key={version} id={FORM} className="stack" onSubmit={save}>
          {isBehind && (
            <ConflictNotice
              title="This collection was changed in another window."
              onLoad={() => {
                forget();
                setVersion(version + 1);
              }}
              onKeep={forget}
            >
              Nothing was overwritten. What you typed is still here.
            </ConflictNotice>
          )}
          {failure && !isBehind && !titleTrouble && (
            <Notice tone="bad" title={sentenceOf(failure) ?? failure.message} />
          )}
          <TextInput
            label="Title"
            name="title"
            defaultValue={title}
            maxLength={TITLE_MAX}
            required
            error={titleTrouble}
          />
          <TextArea label="Description" optional name="about" defaultValue={about} maxLength={ABOUT_MAX} rows={3} />
          <Check name="public" value="yes" defaultChecked={isPublic}>
            Public: everybody can open this page
          </Check>
        </form>
      </Dialog>
      <ConfirmDialog
        open={open === 'delete'}
        onClose={() => setOpen(null)}
        title="Delete this collection?"
        yes="Delete collection"
        doing="Deleting"
        danger
        act={() => api('DELETE /api/collections/:id', { params: { id } })}
        onDone={() => void navigate(links.collections())}
      >
        The designs, briefs and case studies in it are not deleted.
      </ConfirmDialog>
    </>
  );
}
