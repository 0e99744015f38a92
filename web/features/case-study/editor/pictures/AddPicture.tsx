import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Picture } from '#contract/media.ts';
import { IMAGE_ADDRESS_MAX } from '#domain/case-study/limits.ts';
import { PICTURE_TYPES } from '#web/lib/format/picture-file.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import addressInput from '../address-input.module.css';
import styles from './AddPicture.module.css';
import { useFramePicker } from './FramePicker.tsx';
import { pictureHandlers } from './pasted-pictures.ts';
import place from './picture-place.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

interface Props {
  onUploaded: (picture: Picture) => void;
  /** Keeps the current picture; absent where there is none. */
  onKeep?: () => void;
  /** A picture to upload at once. */
  file?: File;
  /** Gets the file whose upload ended with this field. */
  onCutOff?: (file: File) => void;
}

/** The ways to add a picture: an address, a file, the clipboard, or a frame of the design. */
export function AddPicture({ onUploaded, onKeep, file, onCutOff }: Props) {
  const [address, setAddress] = useState('');
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pick = useFramePicker();
  const errorId = useId();
  const { uploading, error, uploadFile, uploadAddress, cancel } = usePictureUpload(onUploaded, onCutOff);

  // A pasted file is uploaded once, on mount.
  const begin = useEffectEvent(() => {
    if (file) uploadFile(file);
    // The button that was pressed for this is gone.
    else if (onKeep) field.current?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);

  // The field is hidden during the upload. If an address fails, the field gets the focus again, unless the focus is
  // elsewhere.
  useEffect(() => {
    const isElsewhere = document.activeElement?.matches('a, button, input, textarea, [contenteditable]');
    if (error && field.current?.value && !isElsewhere) field.current.focus();
  }, [error]);

  const uploadTyped = () => address.trim() !== '' && uploadAddress(address.trim());
  const handlers = pictureHandlers(uploadFile, setOver);

  return (
    <div className={place.place} data-over={isOver || undefined} data-adds-picture {...handlers}>
      {uploading ? <Spinner /> : <Icon name="image" size="l" />}
      {uploading ? (
        <span className={styles.ways}>
          <span aria-live="off">{uploading}</span>
          <Button
            size="s"
            variant="second"
            onClick={() => {
              cancel();
              onKeep?.();
            }}
          >
            Cancel
          </Button>
        </span>
      ) : (
        <>
          <span className={styles.address}>
            <input
              ref={field}
              className={addressInput.input}
              type="url"
              value={address}
              placeholder="Enter image URL..."
              aria-label="Image URL"
              aria-describedby={error ? errorId : undefined}
              aria-invalid={error ? true : undefined}
              maxLength={IMAGE_ADDRESS_MAX}
              onChange={(event) => setAddress(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && uploadTyped()}
            />
            {address.trim() !== '' && (
              <Button size="s" variant="second" onClick={uploadTyped}>
                Use picture
              </Button>
            )}
          </span>
          <span className={styles.ways}>
            <Button size="s" variant="second" icon="upload" onClick={() => picker.current?.click()}>
              Upload
            </Button>
            {pick.hasFrames && (
              <Button size="s" variant="second" icon="layers" onClick={() => pick.open(onUploaded)}>
                From the design
              </Button>
            )}
            {onKeep && (
              <Button size="s" variant="second" onClick={onKeep}>
                Keep the picture
              </Button>
            )}
          </span>
        </>
      )}
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
          const [chosen] = event.target.files ?? [];
          if (chosen) uploadFile(chosen);
          event.target.value = '';
        }}
      />
    </div>
  );
}
