import type { FormEvent } from 'react';
import type { Picture as PictureView } from '#contract/media.ts';
import { type DeveloperRole, developerRoles, REQUEST_MESSAGE_MAX } from '#domain/collaboration/request.ts';
import { thousands } from '#domain/value/thousands.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TextArea } from '#web/ui/field/TextArea.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Picture } from '#web/ui/picture/Picture.tsx';
import styles from './RequestDialog.module.css';
import { Technologies } from './Technologies.tsx';

export interface AskedDesign {
  id: string;
  title: string;
  designer: { displayName: string };
  techPreferences: readonly string[];
  frames: readonly { picture: PictureView; featured: boolean }[];
}

interface Props {
  design: AskedDesign;
  hasLayers: boolean;
  open: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** Message, role and technologies: the information a designer needs to answer. */
export function RequestDialog({ design, hasLayers, open, onClose, onSent }: Props) {
  const { id, title, designer, techPreferences, frames } = design;
  const message = useTextDraft(`request-${id}`);
  const chosenRole = useTextDraft(`request-role-${id}`);
  const role: DeveloperRole = developerRoles.find((one) => one.id === chosenRole.value)?.id ?? 'front_end';
  const listed = useTextDraft(`request-technologies-${id}`);
  const technologies = listed.value === '' ? [] : listed.value.split(',');
  const { call, busy, failure, forget } = useCall();
  const first = designer.displayName.split(' ')[0];
  const cover = frames.find(({ featured }) => featured) ?? frames[0];

  /** A refusal is about what was sent, so it goes as soon as something else is typed. */
  function change(draft: typeof message, to: string) {
    forget();
    draft.change(to);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const isSent = await call(({ key: idempotencyKey }) =>
      api(
        'POST /api/submissions/:id/collaboration-requests',
        { params: { id }, body: { message: message.value, role, technologies } },
        { idempotencyKey },
      ),
    );
    if (!isSent) return;
    for (const draft of [message, chosenRole, listed]) draft.discard();
    onSent();
  }

  const fields = failure?.fields ?? {};
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="Request Collaboration"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={`ask-${id}`} busy={busy}>
            {busy ? 'Sending' : 'Send request'}
          </Button>
        </>
      }
    >
      <form id={`ask-${id}`} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <div className={styles.about}>
          {cover && <Picture {...cover.picture} alt="" sizes="96px" className={styles.cover} />}
          <p>
            <b dir="auto">{title}</b>
            <span>to {designer.displayName}</span>
          </p>
        </div>
        <p className="t-14 muted">
          Nothing starts before you have both confirmed one page: scope, credit, pace, licence, contact.{' '}
          {hasLayers
            ? 'You will be able to inspect the layers of its design file: sizes, distances, colours, type.'
            : 'This design is pictures only: you can measure on them, but there are no layers to inspect.'}
        </p>
        {failure && Object.keys(fields).length === 0 && (
          <Notice tone="bad" alert>
            {failure.message}
          </Notice>
        )}
        <TextArea
          label="Message"
          rows={4}
          value={message.value}
          onChange={(event) => change(message, event.target.value)}
          hint="Say what you would build first, and when you have time."
          error={fields.message}
          count={`${message.value.length} of ${thousands(REQUEST_MESSAGE_MAX)}`}
        />
        <fieldset className={styles.roles}>
          <legend>Your role</legend>
          {developerRoles.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name={`role-${id}`}
                checked={role === one.id}
                onChange={() => change(chosenRole, one.id)}
              />
              {one.label}
            </label>
          ))}
        </fieldset>
        <Technologies
          name={`request-technology-${id}`}
          chosen={technologies}
          onChange={(chosen) => change(listed, chosen.join(','))}
          error={Object.entries(fields).find(([field]) => field.startsWith('technologies'))?.[1]}
          hint={techPreferences.length > 0 ? `${first} enjoys ${techPreferences.join(', ')}.` : undefined}
        />
      </form>
    </Dialog>
  );
}
