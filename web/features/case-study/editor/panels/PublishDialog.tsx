import { useEffect, useId, useRef, useState } from 'react';
import type { CaseStudyDraft, CaseStudyEditorData } from '#contract/case-study.ts';
import { forReaders } from '#domain/case-study/for-readers.ts';
import {
  emptyBlocksLeft,
  picturesWithoutWords,
  placeholdersLeft,
  questionsLeft,
  summaryOf,
} from '#domain/case-study/summary.ts';
import { links } from '#domain/navigation/links.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { count } from '#web/lib/format/count.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Check } from '#web/ui/field/Check.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import addressInput from '../address-input.module.css';
import { useDocument } from '../document/use-store.ts';
import type { OpenedPage } from '../saving/opened-page.ts';
import styles from './PublishDialog.module.css';
import { type Limits, limitsToSend, PublishLimits } from './PublishLimits.tsx';
import { SharedPicture } from './SharedPicture.tsx';

type Published = CaseStudyDraft['published'];
interface Props {
  opened: OpenedPage;
  /** Null until the page is saved on the server. */
  id: string | null;
  published: Published;
  frames: CaseStudyEditorData['design']['frames'];
  onPublished: (published: Published) => void;
  onClose: () => void;
}

/** Publishing in three phases: explanation, request, link (EDIT-10). */
export function PublishDialog({ opened, id, published, frames, onPublished, onClose }: Props) {
  const { call, busy, doing, failure } = useCall();
  const [isDone, setDone] = useState(false);
  const [isUnlisted, setUnlisted] = useState(published?.visibility === 'unlisted');
  const [limits, setLimits] = useState<Limits>({
    hasPassword: published?.hasPassword ?? false,
    password: '',
    lastDay: published?.expiresAt ? localDay(new Date(published.expiresAt)) : '',
  });
  const viewLink = useRef<HTMLAnchorElement>(null);
  const statusId = useId();
  useEffect(() => {
    // The focused button is gone, so the link gets the focus. Its description says what has happened.
    if (isDone) viewLink.current?.focus();
  }, [isDone]);
  const study = useDocument();
  const read = forReaders(study);
  const { sections, pictures, words, minutes } = summaryOf(read);
  const left = placeholdersLeft(read);
  const empty = emptyBlocksLeft(study);
  const questions = questionsLeft(study);
  const unnamed = picturesWithoutWords(read);
  const isStored = published?.hasPassword ?? false;
  const sent = isUnlisted ? limitsToSend(limits, isStored) : {};
  const changesLink = published !== null && isUnlisted !== (published.visibility === 'unlisted');
  const path = published ? links.caseStudy(published.link) : '';
  const address = location.origin + path;

  const publish = () =>
    call(async () => {
      // Publishing a page without edits creates it first.
      const saved = await opened.saver()?.flush();
      if (!saved)
        throw new ApiError(
          'network',
          'The page could not be saved, so it was not published. The line at the top of the page says why.',
        );
      const answer = await api('PUT /api/case-studies/:id/published', {
        params: { id: saved.id },
        body: { revision: saved.revision, visibility: isUnlisted ? 'unlisted' : 'public', ...sent },
      });
      onPublished(answer.published);
      setDone(true);
    }, 'publish');

  const unpublish = () =>
    call(async () => {
      await api('DELETE /api/case-studies/:id/published', { params: { id: id! } });
      onPublished(null);
      onClose();
      showToast('good', 'The case study is unpublished. Your draft stays.');
    });

  if (isDone) {
    return (
      <Dialog
        open
        wide
        onClose={onClose}
        title="Published successfully!"
        actions={
          <>
            <Button variant="quiet" onClick={onClose}>
              Continue Editing
            </Button>
            <ButtonLink
              ref={viewLink}
              to={path}
              state={{ announce: 'Your case study is published.' }}
              aria-describedby={statusId}
            >
              View Case Study
            </ButtonLink>
          </>
        }
      >
        <p id={statusId} className="muted">
          Your case study is now live
        </p>
        {published?.hasPassword && <p className="muted">Whoever gets the link also needs the password.</p>}
        <div className={styles.copyLine}>
          <input
            className={`value ${addressInput.input}`}
            readOnly
            value={address}
            aria-label="Link to the case study"
          />
          <CopyButton text={address} variant="second" size="m" />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Publish Case Study"
      actions={
        <>
          {published && (
            <Button variant="quiet-danger" className={styles.away} disabled={busy} onClick={() => void unpublish()}>
              Unpublish
            </Button>
          )}
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={doing === 'publish'} disabled={sent === null} onClick={() => void publish()}>
            {doing === 'publish' ? 'Publishing...' : 'Publish'}
          </Button>
        </>
      }
    >
      <p className="muted">Share your design process with the world</p>
      <div className={styles.summary}>
        <b>{study.title}</b>
        <p className="t-14 muted">
          {count(sections, 'section')}, {count(pictures, 'picture')}, {count(minutes, 'minute')} to read
        </p>
      </div>
      <SharedPicture study={study} frames={frames} />
      <p className={`t-14 ${styles.promise}`}>
        It will be published with a shareable URL. You can still edit it.
        {!changesLink &&
          ` Publishing again keeps the link${published ? ` and replaces version ${published.version}` : ''}.`}
      </p>
      <Check checked={isUnlisted} disabled={busy} onChange={(event) => setUnlisted(event.target.checked)}>
        Unlisted: only people with the link find it
      </Check>
      {!isUnlisted && <p className="t-14 muted">An unlisted page can have a password and a last day.</p>}
      {isUnlisted && (
        <PublishLimits {...{ limits, isStored }} today={localDay(new Date())} disabled={busy} onChange={setLimits} />
      )}
      {changesLink && (
        <p className="t-14 muted">
          {isUnlisted
            ? 'The page gets a link that cannot be guessed. Its public link stops working.'
            : 'The page gets its public link. The link that you have shared leads there too.'}
        </p>
      )}
      {unnamed > 0 && (
        <p className={styles.warning}>
          <Icon name="triangle-alert" />
          <span>
            {count(unnamed, 'picture')} {unnamed === 1 ? 'has' : 'have'} no caption and no description. People who
            cannot see {unnamed === 1 ? 'it' : 'them'} need one of the two. Write it under the picture.
          </span>
        </p>
      )}
      {left.length > 0 && (
        <p className={styles.warning}>
          <Icon name="triangle-alert" />
          <span>
            Not filled in yet: {left.slice(0, 4).join(', ')}
            {left.length > 4 ? ` and ${left.length - 4} more` : ''}. You can publish it like this, or go back and write.
          </span>
        </p>
      )}
      {empty > 0 && (
        <p className={styles.warning}>
          <Icon name="triangle-alert" />
          <span>
            {count(empty, 'block')} {empty === 1 ? 'is' : 'are'} empty. Readers do not see {empty === 1 ? 'it' : 'them'}
            .
          </span>
        </p>
      )}
      {questions > 0 && (
        <p className={styles.warning}>
          <Icon name="triangle-alert" />
          <span>
            {count(questions, 'question')} of the draft {questions === 1 ? 'is' : 'are'} not answered. Readers do not
            see questions. They see {sections} of {count(study.sections.length, 'section')}, with {count(words, 'word')}
            .
          </span>
        </p>
      )}
      {failure && (
        <Notice tone="bad" alert title={failure.message}>
          Nothing was published.
        </Notice>
      )}
    </Dialog>
  );
}

/** The day where the author is, as date fields want it. */
const localDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
