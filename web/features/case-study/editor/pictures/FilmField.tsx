import { useEffect, useEffectEvent, useState } from 'react';
import { CLIP_BYTES_MAX, clipIdOf, prototypeHost, prototypeHosts } from '#domain/case-study/clips.ts';
import type { Component } from '#domain/case-study/document.ts';
import { FILM_SIZE, filmRefusals } from '#domain/case-study/film-refusals.ts';
import { IMAGE_ADDRESS_MAX } from '#domain/case-study/limits.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { sentenceOf } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx';
import { setComponent } from '../document/commands.ts';
import { useEditor } from '../document/use-store.ts';
import { uploadClip } from './upload-clip.ts';
import { useFileCall } from './use-file-call.ts';
import { forgetFile, keepFile, waitingFile } from './waiting-files.ts';

/** A film from this device, or the address of a prototype. */
export function FilmField({ component: { id, imageUrl } }: { component: Component }) {
  const { store, pageId } = useEditor();
  const { send, busy, failure, cancel, refuse } = useFileCall((file) => keepFile(id, file));
  const [part, setPart] = useState(0);
  const [address, setAddress] = useState(clipIdOf(imageUrl) ? '' : imageUrl);
  const begin = useEffectEvent(() => {
    const file = waitingFile(id);
    forgetFile(id);
    if (file) upload(file);
  });
  // An upload begins again where its field comes back: after a move, a preview or an undo.
  useEffect(() => begin(), []);

  const set = (to: string) => setComponent(store, id, 'imageUrl', to);

  function upload(file: File) {
    if (file.size > CLIP_BYTES_MAX) return refuse(filmRefusals.tooLarge);
    setPart(0);
    send(file, (signal) => addClip(file, signal), set);
  }

  async function addClip(file: File, signal: AbortSignal) {
    const caseStudyId = await pageId();
    if (!caseStudyId) throw new ApiError('network', 'The page could not be saved. The line at the top says why.');
    return uploadClip(caseStudyId, file, { signal, onProgress: setPart });
  }

  const isWrong = address.trim() !== '' && prototypeHost(address) === null;
  return (
    <>
      {clipIdOf(imageUrl) ? (
        <Button size="s" variant="quiet" icon="trash-2" onClick={() => set('')}>
          Remove the video
        </Button>
      ) : (
        <label>
          Video: MP4 or WebM, {FILM_SIZE} at most
          <input
            type="file"
            accept="video/mp4,video/webm"
            disabled={busy}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) upload(file);
              // Allows the person to choose the same file again.
              target.value = '';
            }}
          />
        </label>
      )}
      {busy && (
        <span className="row">
          <ProgressBar label="Uploading the video" value={part * 100} />
          <Button size="s" variant="second" onClick={cancel}>
            Cancel
          </Button>
        </span>
      )}
      <label>
        Or the address of a prototype, which readers open in a new tab
        <input
          type="url"
          inputMode="url"
          maxLength={IMAGE_ADDRESS_MAX}
          value={address}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => {
            setAddress(target.value);
            if (prototypeHost(target.value) || target.value === '') set(target.value.trim());
          }}
        />
      </label>
      <p role="status" className="t-13 muted">
        {busy
          ? 'Uploading the video'
          : (sentenceOf(failure) ?? (isWrong ? `Use an https address of ${prototypeHosts.join(', ')}.` : ''))}
      </p>
    </>
  );
}
