import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { CaseStudyDesk } from '#contract/case-study.ts';
import type { Picture as PictureOfOurs } from '#contract/media.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './editor.module.css';

type Frames = CaseStudyDesk['design']['frames'];
type Picker = { hasFrames: boolean; open: (take: (picture: PictureOfOurs) => void) => void };

const PickerContext = createContext<Picker>({ hasFrames: false, open: () => undefined });

export const useFramePicker = () => use(PickerContext);

/** One dialog for the whole page: the frames of the design, to choose a picture from. */
export function FramePicker({ frames, children }: { frames: Frames; children: ReactNode }) {
  const [taker, setTaker] = useState<{ take: (picture: PictureOfOurs) => void } | null>(null);
  const picker = useMemo<Picker>(
    () => ({ hasFrames: frames.length > 0, open: (take) => setTaker({ take }) }),
    [frames.length],
  );
  return (
    <PickerContext value={picker}>
      {children}
      <Dialog open={taker !== null} onClose={() => setTaker(null)} title="Frames of the design" cross wide>
        <ul className={styles.frames}>
          {frames.map(({ id, name, picture }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  taker?.take(picture);
                  setTaker(null);
                }}
              >
                <Picture {...picture} alt="" sizes="160px" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </PickerContext>
  );
}
