import { useEffect, useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import type { Picture } from '#contract/media.ts';
import type { Frame } from '#contract/submission-draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { uploadPicture } from '#web/lib/api/upload-picture.ts';
import { whyNotUpload } from '#web/lib/format/picture-file.ts';
import { frameOfUpload } from '../../parts/frames.ts';
import { roomFor } from './upload-rules.ts';

/** A picture that is on its way, or that could not be brought. */
export interface Upload {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1, of what has left this device. */
  progress: number;
  error: string | null;
  /** Whether sending the same file again may go better. */
  mayRetry: boolean;
}

interface Around {
  /** Frames there are already. */
  taken: number;
  onBrought(frame: Frame, picture: Picture, file: File): void;
}

export type Uploading = ReturnType<typeof useUploads>;

/** Pictures on their way from this device. Those that arrived are frames and no longer in here. */
export function useUploads({ taken, onBrought }: Around) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [tooMany, setTooMany] = useState<string | null>(null);
  const running = useRef(new Map<string, AbortController>());
  const around = useRef(onBrought);
  around.current = onBrought;

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const forget = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));

  async function run(upload: Upload) {
    const controller = new AbortController();
    running.current.set(upload.id, controller);
    change(upload.id, { state: 'sending', progress: 0, error: null });
    try {
      const picture = await uploadPicture(upload.file, {
        signal: controller.signal,
        onProgress: (progress) => change(upload.id, { progress }),
      });
      around.current(
        frameOfUpload({ id: upload.id, fileName: upload.file.name, mediaId: picture.mediaId }),
        picture,
        upload.file,
      );
      forget(upload.id);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const mayRetry = error.status === 0 || error.status >= 500 || error.status === 401;
      change(upload.id, { state: 'failed', error: error.message, mayRetry });
    } finally {
      running.current.delete(upload.id);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list changes, whoever waits may have room now.
  useEffect(() => {
    // One after the other: frames stand in the order in which their pictures were chosen.
    const next = uploads.find(({ state }) => state === 'waiting');
    if (next && running.current.size === 0) void run(next);
  }, [uploads]);

  const isBusy = uploads.some((upload) => upload.state !== 'failed');
  useEffect(() => {
    if (!isBusy) return;
    // A file that is half sent cannot be kept in the draft.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);

  useEffect(() => () => running.current.forEach((controller) => void controller.abort()), []);

  return {
    uploads,
    /** Said when more files came than there is room for. */
    tooMany,
    isBusy,
    bring(files: readonly File[]) {
      const underWay = uploads.filter((upload) => upload.state !== 'failed').length;
      const readable = files.filter((file) => whyNotUpload(file) === null);
      const room = roomFor(readable.length, taken + underWay);
      const fitting = new Set(readable.slice(0, room.fits));
      setTooMany(room.tooMany);
      const entries = files
        .map((file) => ({ file, error: whyNotUpload(file) }))
        .filter(({ file, error }) => error !== null || fitting.has(file))
        .map(
          ({ file, error }): Upload => ({
            id: newId(),
            file,
            state: error ? 'failed' : 'waiting',
            progress: 0,
            error,
            mayRetry: false,
          }),
        );
      setUploads((all) => [...all, ...entries]);
    },
    retry: (id: string) => change(id, { state: 'waiting', error: null }),
    /** Cancels one that is under way, or takes a failed one off the list. */
    drop(id: string) {
      running.current.get(id)?.abort();
      // The next in line starts with the coming draw, not when the cancelled one has ended.
      running.current.delete(id);
      forget(id);
    },
  };
}
