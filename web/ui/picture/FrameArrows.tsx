import { IconButton } from '#web/ui/control/IconButton.tsx';
import styles from './FrameArrows.module.css';

/** The arrows to the frames before and after. They stand at the sides of a stage that fills a grid of three columns. */
export function FrameArrows({ at, onShow }: { at: number; onShow: (n: number) => void }) {
  return (
    <>
      <IconButton
        variant="second"
        icon="chevron-left"
        label="Previous frame"
        className={styles.previous}
        onClick={() => onShow(at - 1)}
      />
      <IconButton
        variant="second"
        icon="chevron-right"
        label="Next frame"
        className={styles.next}
        onClick={() => onShow(at + 1)}
      />
    </>
  );
}
