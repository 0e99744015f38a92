import type { Picture as PictureOfOurs } from '#contract/media.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Picture } from '#web/ui/picture/Picture.tsx';
import type { Frames } from './FramePicker.tsx';
import styles from './FramesDialog.module.css';

interface Props {
  frames: Frames;
  onTake: (picture: PictureOfOurs) => void;
  onClose: () => void;
}

export function FramesDialog({ frames, onTake, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title="Frames of the design" cross wide>
      <ul className={styles.frames}>
        {frames.map(({ id, name, picture }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                onTake(picture);
                onClose();
              }}
            >
              <Picture {...picture} alt="" sizes="160px" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
