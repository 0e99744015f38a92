import type { ReactNode } from 'react';
import type { Picture } from '#contract/media.ts';
import { CoverBox, CoverPicture } from '#web/parts/CoverPicture.tsx';
import { NO_PICTURE } from '#web/ui/picture/Picture.tsx';
import styles from './PictureRow.module.css';

interface Props {
  picture: Picture | null;
  /** What can be done with it. */
  action: ReactNode;
  children: ReactNode;
}

/** One line of a list: a small picture, what it is, and a button. */
export function PictureRow({ picture, action, children }: Props) {
  return (
    <li className={styles.row}>
      <CoverBox className={styles.thumb}>
        <CoverPicture {...(picture ?? NO_PICTURE)} alt="" sizes="96px" />
      </CoverBox>
      <div className={styles.text}>{children}</div>
      {action}
    </li>
  );
}
