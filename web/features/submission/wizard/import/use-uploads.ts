import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { v4 as newId } from 'uuid';
import type { Picture } from '#contract/media.ts';
import type { Frame } from '#contract/submission-draft.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { uploadPicture } from '#web/lib/api/upload-picture.ts';
import { whyNotUpload } from '#web/lib/format/picture-file.ts';
import { useWarnBeforeLeaving } from '#web/lib/unsent/use-warn-before-leaving.ts';
import { frameOfUpload } from '../../parts/frames.ts';
import { roomFor } from './room-for-frames.ts';

/** A picture that is uploading, or that failed. */
export interface Upload {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** The part that is sent, 0 to 1. */
  progress: number;
  error: string | null;
  /** Whether sending the same file again may succeed. */
  mayRetry: boolean;
}

interface UploadsOptions {
  /** The number of existing frames. */
  taken: number;
  onUploaded(frame: Frame, picture: Picture, file: File): void;
}

export type Uploading = ReturnType<typeof useUploads>;

/** Pictures that are uploading from this device. Finished ones become frames and leave this list. */
export function useUploads({ taken, onUploaded }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [tooMany, setTooMany] = useState<string | null>(null);
  const running = useRef(new Map<string, AbortController>());
  const uploaded = useEffectEvent(onUploaded);

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const forget = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const run = useEffectEvent(async (upload: Upload) => {
    const controller = new AbortController();
    running.current.set(upload.id, controller);
    change(upload.id, { state: 'sending', progress: 0, error: null });
    try {
      const picture = await uploadPicture(upload.file, {
        signal: controller.signal,
        onProgress: (progress) => change(upload.id, { progress }),
      });
      uploaded(
        frameOfUpload({ id: upload.id, fileName: upload.file.name, mediaId: picture.mediaId }),
        picture,
        upload.file,
      );
      forget(upload.id);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const mayRetry = error.mayRetry || error.status === 401;
      change(upload.id, { state: 'failed', error: error.message, mayRetry });
    } finally {
      running.current.delete(upload.id);
    }
  });
  useEffect(() => {
    // One upload at a time, so that frames have the order in which their pictures were chosen.
    const next = uploads.find(({ state }) => state === 'waiting');
    if (next && running.current.size === 0) void run(next);
  }, [uploads]);

  const isBusy = uploads.some((upload) => upload.state !== 'failed');
  // A draft cannot store a half-sent file.
  useWarnBeforeLeaving(isBusy);

  useEffect(() => () => running.current.forEach((controller) => void controller.abort()), []);

  return {
    uploads,
    /** The message if there were more files than places. */
    tooMany,
    isBusy,
    upload(files: readonly File[]) {
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
    /** Cancels a running upload, or removes a failed one from the list. */
    remove(id: string) {
      running.current.get(id)?.abort();
      // The next upload starts at the next render and does not wait for the end of the cancelled one.
      running.current.delete(id);
      forget(id);
    },
  };
}
