import { useState } from 'react';
import type { WorkspaceView } from '#contract/workspace.ts';
import { figmaAddress } from '#domain/design-file/link.ts';
import { links } from '#domain/navigation/links.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { FrameArrows } from '#web/ui/picture/FrameArrows.tsx';
import { FrameNotes } from '#web/ui/picture/FrameNotes.tsx';
import { NoteNumber } from '#web/ui/picture/NoteNumber.tsx';
import { Picture } from '#web/ui/picture/Picture.tsx';
import { Thumbnails } from '#web/ui/picture/Thumbnails.tsx';
import styles from './Reference.module.css';

/**
 * The cover and the frames, one at a time or all at once, with their notes on request. After the last frame comes the first
 * (WORK-6).
 */
export function Reference({ view: { frames, figmaLink, designId } }: { view: WorkspaceView }) {
  const address = figmaAddress(figmaLink);
  const [at, setAt] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const frame = frames[Math.min(at, frames.length - 1)];
  const [showsPins, setShowsPins] = useState(false);
  const [pin, setPin] = useState<string | null>(null);
  const { pins = [], general = [] } = frame?.notes ?? {};
  const hasNotes = frames.some(({ notes }) => notes.pins.length + notes.general.length > 0);
  const show = (n: number) => {
    setAt((n + frames.length) % frames.length);
    setPin(null);
  };
  return (
    <section aria-labelledby="reference">
      <div className={styles.bar}>
        <div className={styles.name}>
          <h2 id="reference" className="t-16 strong">
            Design Reference
          </h2>
          {!showsAll && frames.length > 0 && (
            <span className="tnum t-14 muted" role="status">
              {at === 0 ? `Cover / ${frames.length}` : `Frame ${at + 1} / ${frames.length}`}
              <span className="sr">, {frame?.name}</span>
            </span>
          )}
        </div>
        <div className={styles.tools}>
          {frames.length > 1 && (
            <Button variant="second" size="s" icon="layout-grid" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show Main View' : 'Show All Frames'}
            </Button>
          )}
          {!showsAll && hasNotes && (
            <Button
              variant="second"
              size="s"
              icon="map-pin"
              aria-pressed={showsPins}
              onClick={() => setShowsPins(!showsPins)}
            >
              Annotations
            </Button>
          )}
          {frame && (
            <ButtonLink to={links.inspect(designId, { frame: frame.id })} variant="second" size="s" icon="crosshair">
              Inspect
            </ButtonLink>
          )}
          {address && (
            <ButtonLink href={address} variant="second" size="s" rel="noopener noreferrer" target="_blank">
              Open in Figma
            </ButtonLink>
          )}
        </div>
      </div>
      {!frame ? (
        <p className="muted">This design has no frames any more.</p>
      ) : showsAll ? (
        <ul className={styles.all}>
          {frames.map((one, n) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => {
                  show(n);
                  setShowsAll(false);
                }}
              >
                <Picture {...one.picture} alt="" sizes="(min-width: 768px) 300px, 46vw" />
                <span>{one.name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <div className={styles.view}>
            <div className={classes(styles.stage, showsPins && pins.length > 0 && styles.annotated)}>
              <div className={styles.frame}>
                <Picture {...frame.picture} alt={frame.name} sizes="(min-width: 1200px) 1200px, 100vw" eager />
                {showsPins && (
                  <FrameNotes
                    pins={pins}
                    selected={pin}
                    onSelect={(id) => setPin(id === pin ? null : id)}
                    ratio={frame.picture.height / frame.picture.width}
                  />
                )}
              </div>
            </div>
            {frames.length > 1 && <FrameArrows at={at} onShow={show} />}
            <Thumbnails frames={frames} at={frame.id} onShow={show} className={styles.thumbs} />
          </div>
          {showsPins && pins.length + general.length > 0 && (
            <ol className={styles.notes} aria-label={`Annotations on ${frame.name}`}>
              {pins.map(({ id, text }, n) => (
                <li key={id} data-on={id === pin || undefined}>
                  <NoteNumber number={n + 1} selected={id === pin} />
                  <p dir="auto">{text}</p>
                </li>
              ))}
              {general.map(({ id, text }) => (
                <li key={id}>
                  <p className={styles.general}>{text}</p>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
}
