import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import type { CaseStudyEditorData } from '#contract/case-study.ts';
import type { Picture as PictureOfOurs } from '#contract/media.ts';

const FramesDialog = lazy(async () => ({ default: (await import('./FramesDialog.tsx')).FramesDialog }));

export type Frames = CaseStudyEditorData['design']['frames'];
interface Picker {
  hasFrames: boolean;
  open: (take: (picture: PictureOfOurs) => void) => void;
}

const PickerContext = createContext<Picker>({ hasFrames: false, open: () => undefined });

export const useFramePicker = () => use(PickerContext);

/** One dialog for the whole page, to choose a picture from the design's frames. */
export function FramePicker({ frames, children }: { frames: Frames; children: ReactNode }) {
  const [taker, setTaker] = useState<{ take: (picture: PictureOfOurs) => void } | null>(null);
  const picker = useMemo<Picker>(
    () => ({ hasFrames: frames.length > 0, open: (take) => setTaker({ take }) }),
    [frames.length],
  );
  return (
    <PickerContext value={picker}>
      {children}
      <Suspense>
        {taker && <FramesDialog frames={frames} onTake={taker.take} onClose={() => setTaker(null)} />}
      </Suspense>
    </PickerContext>
  );
}
