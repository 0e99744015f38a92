import type { InspectedFrame } from '#contract/inspection.ts';
import { Picture } from '#web/ui/picture/Picture.tsx';
import styles from './FrameList.module.css';

interface Props {
  frames: readonly InspectedFrame[];
  /** The id of the frame that is shown. */
  at: string;
  /** It was chosen here, so it has the focus. */
  isPicked: boolean;
  onGo: (id: string) => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The frames of a design of pictures: a list beside the frame, and a strip above it where there is no room. */
export function FrameList({ frames, at, isPicked, onGo }: Props) {
  return (
    <ul className={styles.frames} aria-label="Frames">
      {frames.map(({ id, name, picture }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === at}
            ref={isPicked && id === at ? focus : undefined}
            onClick={() => id !== at && onGo(id)}
          >
            <Picture {...picture} alt="" sizes="64px" />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
