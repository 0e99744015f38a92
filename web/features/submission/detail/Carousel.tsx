import { count } from '#web/lib/format/count.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { FrameArrows } from '#web/ui/picture/FrameArrows.tsx';
import { FrameNotes } from '#web/ui/picture/FrameNotes.tsx';
import { NoteNumber } from '#web/ui/picture/NoteNumber.tsx';
import { Picture } from '#web/ui/picture/Picture.tsx';
import { Thumbnails } from '#web/ui/picture/Thumbnails.tsx';
import styles from './Carousel.module.css';
import type { Frames } from './use-frames.ts';

/** The frames of a design, one at a time, with their annotations (DET-1). */
export function Carousel({ frames, onFullscreen }: { frames: Frames; onFullscreen: () => void }) {
  const { frame, at, counter, showsPins } = frames;
  const { pins, general } = frame.notes;
  const hasNotes = frames.frames.some(({ notes }) => notes.pins.length + notes.general.length > 0);
  const noteCount = pins.length + general.length;
  const ratio = frame.picture.height / frame.picture.width;
  const isTall = ratio > 1.25;
  return (
    <section aria-label="Frames">
      <div className={styles.view}>
        <div
          className={classes(styles.stage, ratio > 1 && styles.tall, showsPins && pins.length > 0 && styles.annotated)}
        >
          <div className={styles.frame}>
            {/* Reserves the picture's space: an image with automatic width has none until its first bytes arrive. */}
            <svg width={frame.picture.width} height={frame.picture.height} aria-hidden />
            <Picture
              {...frame.picture}
              alt={frame.name}
              sizes={isTall ? '(min-width: 768px) 400px, 96vw' : '(min-width: 1080px) 1020px, 96vw'}
              eager={at === 0}
            />
            {showsPins && (
              <FrameNotes
                pins={pins}
                selected={frames.pin}
                onSelect={frames.setPin}
                ratio={ratio}
                textsBeside={isTall}
              />
            )}
          </div>
        </div>
        {frames.frames.length > 1 && <FrameArrows at={at} onShow={frames.show} />}
        <div className={styles.bar}>
          <span className="tnum t-14" role="status">
            <b dir="auto">{frame.name}</b> <span className="muted">{counter}</span>
          </span>
          <span className="row">
            {hasNotes && (
              <Button
                variant="second"
                size="s"
                icon="map-pin"
                aria-expanded={showsPins}
                onClick={() => frames.setShowsPins(!showsPins)}
              >
                {showsPins
                  ? 'Hide annotations'
                  : noteCount > 0
                    ? `Show ${count(noteCount, 'annotation')}`
                    : 'Show annotations'}
              </Button>
            )}
            <Button variant="second" size="s" icon="maximize" onClick={onFullscreen}>
              Fullscreen
            </Button>
          </span>
        </div>
      </div>
      {frame.picture.state === 'processing' && frame.picture.sources.length === 0 && (
        <p className="t-14 muted">This picture is still being prepared. It appears here when it is ready.</p>
      )}
      <Thumbnails frames={frames.frames} at={frame.id} onShow={frames.show} whole />
      {showsPins && noteCount > 0 && (
        <ol className={classes(styles.notes, isTall && styles.beside)} aria-label={`Annotations on ${frame.name}`}>
          {pins.map((pin, n) => (
            <li key={pin.id} className={classes(styles.pin, pin.id === frames.pin && styles.on)}>
              <NoteNumber number={n + 1} selected={pin.id === frames.pin} />
              <p dir="auto">{pin.text}</p>
            </li>
          ))}
          {general.map((note) => (
            <li key={note.id} id={`note-${note.id}`}>
              <p className={styles.general} dir="auto">
                {note.text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
