import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { Picture } from '#contract/media.ts';
import { mediaAddress } from '#domain/case-study/document.ts';
import { IMAGE_ADDRESS_MAX } from '#domain/case-study/limits.ts';
import { PICTURE_TYPES } from '#web/lib/picture-file.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { CaseImage } from '../page/CaseImage.tsx';
import styles from './editor.module.css';
import { useFramePicker } from './FramePicker.tsx';
import { pictureIn } from './pasted.ts';
import { useBringing } from './use-bringing.ts';
import { useEditor, usePictures } from './use-store.ts';

type Props = {
  imageUrl: string;
  onChange: (imageUrl: string) => void;
  alt: string;
  /** A picture to bring at once. */
  file?: File;
};

/** A picture of the page, or the ways to bring one: by its address, from this device, pasted, or a frame of the design. */
export function ImageField({ imageUrl, onChange, alt, file }: Props) {
  const pictures = usePictures();
  const { pictures: shelf } = useEditor();
  const [address, setAddress] = useState('');
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const pick = useFramePicker();
  const errorId = useId();
  const { bringing, error, bringFile, bringAddress } = useBringing(take);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pasted is brought once, when its place is drawn.
  useEffect(() => {
    if (file) bringFile(file);
  }, []);

  function take(picture: Picture) {
    shelf.add(picture);
    setAddress('');
    onChange(mediaAddress(picture.mediaId));
  }

  const bringTyped = () => address.trim() !== '' && bringAddress(address.trim());

  function onPaste(event: ClipboardEvent) {
    const pasted = pictureIn(event.clipboardData);
    if (!pasted) return;
    event.preventDefault();
    bringFile(pasted);
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
      const dropped = event.dataTransfer.files[0];
      if (dropped) bringFile(dropped);
    },
  };

  if (imageUrl !== '' && !bringing) {
    return (
      <div className={styles.picture} data-brings-picture onPaste={onPaste} {...drops}>
        <CaseImage imageUrl={imageUrl} pictures={pictures} alt={alt || 'Picture without a caption'} sizes="560px" />
        <Button size="s" variant="second" icon="image-plus" onClick={() => onChange('')}>
          Change picture
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.noimg} data-over={isOver || undefined} data-brings-picture onPaste={onPaste} {...drops}>
      {bringing ? <Spinner /> : <Icon name="image" size="l" />}
      {bringing ? (
        <span className={styles.ways}>
          <span aria-live="off">{bringing.words}</span>
          <Button size="s" variant="second" onClick={bringing.cancel}>
            Cancel
          </Button>
        </span>
      ) : (
        <>
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
              onChange={(event) => setAddress(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && bringTyped()}
            />
            {address.trim() !== '' && (
              <Button size="s" variant="second" onClick={bringTyped}>
                Use picture
              </Button>
            )}
          </span>
          <span className={styles.ways}>
            <Button size="s" variant="second" icon="upload" onClick={() => picker.current?.click()}>
              Upload
            </Button>
            {pick.hasFrames && (
              <Button size="s" variant="second" icon="layers" onClick={() => pick.open(take)}>
                From the design
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
          if (chosen) bringFile(chosen);
          event.target.value = '';
        }}
      />
    </div>
  );
}
