import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { count } from '#web/lib/format/count.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { FrameNotes } from '#web/ui/picture/FrameNotes.tsx';
import { isLong } from '#web/ui/picture/is-long.ts';
import { NoteNumber } from '#web/ui/picture/NoteNumber.tsx';
import { Thumbnails } from '#web/ui/picture/Thumbnails.tsx';
import { widestUrl } from '#web/ui/picture/widest-url.ts';
import type { Frames } from './use-frames.ts';
import styles from './Viewer.module.css';

/** Steps of the zoom; `null` fits the frame into the window. */
const STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2] as const;
type Zoom = number | null;

/**
 * One frame in the whole window, always dark. Keys: arrows, plus and minus, 0 fits, 1 is full size, A shows the
 * annotations (DET-1).
 */
export function Viewer({ title, frames, onClose }: { title: string; frames: Frames; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [zoom, setZoom] = useState<Zoom>(null);
  /** The rendered width of the frame, in px, because the size of "fit" depends on the window. */
  const [shownPx, setShownPx] = useState<number | null>(null);
  const { frame, counter, at, showsPins } = frames;
  const { picture, notes } = frame;

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  useEffect(() => {
    const observer = new ResizeObserver(() => setShownPx(image.current?.clientWidth ?? null));
    observer.observe(image.current!);
    return () => observer.disconnect();
  }, []);
  const now = zoom ?? (shownPx ?? picture.width) / picture.width;

  function step(by: 1 | -1) {
    const next = by > 0 ? STEPS.find((one) => one > now + 0.01) : STEPS.findLast((one) => one < now - 0.01);
    if (next) setZoom(next);
  }

  function show(n: number) {
    setZoom(null);
    frames.show(n);
  }

  function onKeyDown(event: KeyboardEvent) {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => show(at - 1),
      ArrowRight: () => show(at + 1),
      '+': () => step(1),
      '=': () => step(1),
      '-': () => step(-1),
      0: () => setZoom(null),
      1: () => setZoom(1),
      a: () => frames.setShowsPins(!showsPins),
      A: () => frames.setShowsPins(!showsPins),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Dragging scrolls a frame that is larger than the window. */
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const box = stage.current;
    if (!box || event.button !== 0 || zoom === null) return;
    const from = { x: event.clientX + box.scrollLeft, y: event.clientY + box.scrollTop };
    const move = (moved: globalThis.PointerEvent) => box.scrollTo(from.x - moved.clientX, from.y - moved.clientY);
    const end = () => removeEventListener('pointermove', move);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end, { once: true });
  }

  // An empty picture of the same size stands in until the real one is available, so that zoom and pins work.
  const sheet = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${picture.width}' height='${picture.height}'/>`;
  const widest = widestUrl(picture.sources);
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={`${frame.name}, ${counter}, ${title}`}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <header className={styles.top}>
        <IconButton icon="x" label="Close viewer" onClick={() => dialog.current?.close()} />
        <div className={styles.name}>
          <h2>{frame.name}</h2>
          <p className="t-13 faint" role="status">
            {counter}, {title}
            {picture.state === 'processing' && !widest && ', still being made'}
          </p>
        </div>
        <fieldset className={styles.zoom} aria-label="Zoom">
          <IconButton icon="minus" label="Zoom out" size="s" onClick={() => step(-1)} />
          <output className="tnum">{now > 0 ? `${Math.round(now * 100)} %` : 'Fit'}</output>
          <IconButton icon="plus" label="Zoom in" size="s" onClick={() => step(1)} />
          <Button variant="quiet" size="s" className="hide-s" onClick={() => setZoom(null)}>
            Fit
          </Button>
          <Button variant="quiet" size="s" className="hide-s" onClick={() => setZoom(1)}>
            100 %
          </Button>
        </fieldset>
        <Button
          variant="second"
          size="s"
          icon="map-pin"
          aria-label="Annotations"
          aria-pressed={showsPins}
          onClick={() => frames.setShowsPins(!showsPins)}
        >
          <span className="hide-s">Annotations</span>
        </Button>
      </header>
      <div className={styles.body}>
        <div
          ref={stage}
          className={styles.stage}
          data-zoomed={zoom !== null || undefined}
          data-annotated={(showsPins && notes.pins.length > 0) || undefined}
          onPointerDown={onPointerDown}
        >
          <div className={styles.frame}>
            {/* `width` sets the zoom, because the content policy forbids inline styles. */}
            <img
              ref={image}
              src={widest ?? sheet}
              alt={frame.name}
              draggable={false}
              width={zoom === null ? undefined : Math.round(picture.width * zoom)}
              data-long={isLong(picture) || undefined}
            />
            {showsPins && (
              <FrameNotes
                pins={notes.pins}
                selected={frames.pin}
                onSelect={frames.setPin}
                ratio={picture.height / picture.width}
              />
            )}
          </div>
        </div>
        {showsPins && notes.pins.length + notes.general.length > 0 && (
          <aside className={styles.notes} aria-label="Annotations on this frame">
            {notes.pins.length > 0 && (
              <>
                <h3>
                  {count(notes.pins.length, 'pin')} on {frame.name}
                </h3>
                <ol>
                  {notes.pins.map((pin, n) => (
                    <li key={pin.id} data-on={pin.id === frames.pin || undefined}>
                      <NoteNumber number={n + 1} selected={pin.id === frames.pin} />
                      <p>{pin.text}</p>
                    </li>
                  ))}
                </ol>
              </>
            )}
            {notes.general.length > 0 && (
              <>
                <h3>{notes.general.length === 1 ? 'General note' : 'General notes'}</h3>
                {notes.general.map((note) => (
                  <p key={note.id} className="muted">
                    {note.text}
                  </p>
                ))}
              </>
            )}
          </aside>
        )}
      </div>
      <nav className={styles.strip} aria-label="Frames">
        {frames.frames.length > 1 && (
          <div className={styles.frames}>
            <IconButton icon="chevron-left" label="Previous frame" onClick={() => show(at - 1)} />
            <Thumbnails frames={frames.frames} at={frame.id} onShow={show} named />
            <IconButton icon="chevron-right" label="Next frame" onClick={() => show(at + 1)} />
          </div>
        )}
        <p className="t-13 muted hide-s">← → frames, + − zoom, 0 fit, 1 full size, A annotations, Esc close</p>
      </nav>
    </dialog>
  );
}
