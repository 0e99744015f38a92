import { useState } from 'react';
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
 * A picture of the page. Without one, or when another was pasted or dropped on it, it shows the ways to add a picture.
 */
export function ImageField({ imageUrl, onChange, alt, isThumbnail, file, onCutOff }: Props) {
  const pictures = usePagePictures();
  const { pictures: store } = useEditor();
  const [given, setGiven] = useState(file);
  const hasPicture = imageUrl !== '';
  if (hasPicture && !given) {
    return (
      <div className={isThumbnail ? styles.thumbnail : styles.picture} data-adds-picture {...pictureHandlers(setGiven)}>
        <CaseImage
          {...{ imageUrl, pictures }}
          alt={alt || 'Picture without a caption'}
          sizes={isThumbnail ? '160px' : '560px'}
        />
        <Button size="s" variant="second" icon="image-plus" onClick={() => onChange('')}>
          Change picture
        </Button>
      </div>
    );
  }
  return (
    <AddPicture
      file={given}
      onCutOff={onCutOff}
      onKeep={hasPicture ? () => setGiven(undefined) : undefined}
      onUploaded={(picture) => {
        store.add(picture);
        setGiven(undefined);
        onChange(mediaAddress(picture.mediaId));
      }}
    />
  );
}
