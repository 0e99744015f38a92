import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import type { Picture } from '#contract/media.ts';
import { mediaAddress } from '#domain/case-study/document.ts';
import { IMAGE_ADDRESS_MAX } from '#domain/case-study/limits.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { api } from '#web/lib/browser-api.ts';
import { PICTURE_TYPES, whyNotUpload } from '#web/lib/picture-file.ts';
import { uploadPicture } from '#web/lib/upload-picture.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { CaseImage } from '../page/CaseImage.tsx';
import styles from './editor.module.css';
import { useFramePicker } from './FramePicker.tsx';
import { useEditor, usePictures } from './use-store.ts';

type Props = {
  imageUrl: string;
  onChange: (imageUrl: string) => void;
  alt: string;
};

/** A picture of the page, or the ways to bring one: by its address, from this device, pasted, or a frame of the design. */
export function ImageField({ imageUrl, onChange, alt }: Props) {
  const pictures = usePictures();
  const { pictures: shelf } = useEditor();
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const pick = useFramePicker();
  const errorId = useId();

  async function bring(work: () => Promise<Picture>) {
    setBusy(true);
    setError(null);
    try {
      take(await work());
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      setError(caught.message);
    } finally {
      setBusy(false);
    }
  }

  function take(picture: Picture) {
    shelf.add(picture);
    setAddress('');
    onChange(mediaAddress(picture.mediaId));
  }

  function bringFile(file: File | undefined) {
    if (!file) return;
    const why = whyNotUpload(file);
    if (why) return setError(why);
    void bring(() => uploadPicture(file, { onProgress: () => undefined, signal: new AbortController().signal }));
  }

  function bringAddress() {
    const url = address.trim();
    if (url) void bring(() => api('POST /api/media/from-address', { body: { url } }));
  }

  function onPaste(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    bringFile(file);
  }

  const drops = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      bringFile(event.dataTransfer.files[0]);
    },
  };

  if (imageUrl !== '' && !busy) {
    return (
      <div className={styles.picture} onPaste={onPaste} {...drops}>
        <CaseImage imageUrl={imageUrl} pictures={pictures} alt={alt || 'Picture without a caption'} sizes="560px" />
        <Button size="s" variant="second" icon="image-plus" onClick={() => onChange('')}>
          Change picture
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.noimg} data-over={isOver || undefined} onPaste={onPaste} {...drops}>
      {busy ? <Spinner /> : <Icon name="image" size="l" />}
      <span className={styles.address}>
        <input
          className={styles.addressInput}
          type="url"
          value={address}
          placeholder="Enter image URL..."
          aria-label="Image URL"
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          maxLength={IMAGE_ADDRESS_MAX}
          disabled={busy}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && bringAddress()}
        />
        {address.trim() !== '' && (
          <Button size="s" variant="second" busy={busy} onClick={bringAddress}>
            {busy ? 'Copying' : 'Use picture'}
          </Button>
        )}
      </span>
      <span className={styles.ways}>
        <Button size="s" variant="second" icon="upload" busy={busy} onClick={() => picker.current?.click()}>
          Upload
        </Button>
        {pick.hasFrames && (
          <Button size="s" variant="second" icon="layers" onClick={() => pick.open(take)}>
            From the design
          </Button>
        )}
      </span>
      {error && (
        <p id={errorId} className={styles.imageError} role="alert">
          {error}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label="Picture from this device"
        onChange={(event) => {
          bringFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
