import { useEffect, useRef, useState } from 'react';
import { mediaAddress } from '#domain/case-study/document.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { CaseImage } from '../../page/CaseImage.tsx';
import { useEditor, usePagePictures } from '../document/use-store.ts';
import { AddPicture } from './AddPicture.tsx';
import styles from './ImageField.module.css';
import { pictureHandlers } from './pasted-pictures.ts';

interface Props {
  imageUrl: string;
  onChange: (imageUrl: string) => void;
  alt: string;
  /** The picture is small, because it is shown large near by. */
  isThumbnail?: boolean;
  /** A picture to upload at once. */
  file?: File;
  /** Gets the file whose upload ended with this field. */
  onCutOff?: (file: File) => void;
}

/**
 * A picture of the page. Without one, or while another is chosen for it, it shows the ways to add a picture.
 */
export function ImageField({ imageUrl, onChange, alt, isThumbnail, file, onCutOff }: Props) {
  const pictures = usePagePictures();
  const { pictures: store } = useEditor();
  const [given, setGiven] = useState(file);
  const [isChanging, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const hasPicture = imageUrl !== '';

  // What had the focus when the picture was chosen or kept is gone.
  useEffect(() => {
    if (!isDone.current) return;
    isDone.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  });

  function showPicture() {
    isDone.current = true;
    setGiven(undefined);
    setChanging(false);
  }

  if (hasPicture && !given && !isChanging) {
    return (
      <div className={isThumbnail ? styles.thumbnail : styles.picture} data-adds-picture {...pictureHandlers(setGiven)}>
        <CaseImage
          {...{ imageUrl, pictures }}
          alt={alt || 'Picture without a caption'}
          sizes={isThumbnail ? '160px' : '560px'}
        />
        <Button ref={button} size="s" variant="second" icon="image-plus" onClick={() => setChanging(true)}>
          Change picture
        </Button>
      </div>
    );
  }
  return (
    <AddPicture
      file={given}
      onCutOff={onCutOff}
      onKeep={hasPicture ? showPicture : undefined}
      onUploaded={(picture) => {
        store.add(picture);
        showPicture();
        onChange(mediaAddress(picture.mediaId));
      }}
    />
  );
}
