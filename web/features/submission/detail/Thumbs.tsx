import { Picture } from '#web/ui/Picture.tsx';
import styles from './Carousel.module.css';
import type { Frames } from './use-frames.ts';

/** All frames, small, in their order; nothing where there is one alone. */
export function Thumbs({ frames, at, onShow }: { frames: Frames['frames']; at: number; onShow: (n: number) => void }) {
  if (frames.length < 2) return null;
  return (
    <ul className={styles.thumbs}>
      {frames.map((one, n) => (
        <li key={one.id}>
          <button type="button" aria-label={one.name} aria-current={n === at} onClick={() => onShow(n)}>
            <Picture {...one.picture} alt="" sizes="104px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
