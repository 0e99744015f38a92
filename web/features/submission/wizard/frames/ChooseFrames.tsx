import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Frame } from '#contract/submission-draft.ts';
import { pictureRefusals } from '#domain/picture/refusals.ts';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { FramePicture } from '../../parts/FramePicture.tsx';
import { feature, isUpload, moveFrame, moveTo, rename, select } from '../../parts/frames.ts';
import { useDamagedFrames } from '../../parts/use-pictures.ts';
import type { StepProps } from '../step-props.ts';
import styles from './ChooseFrames.module.css';
import { FrameName } from './FrameName.tsx';

/** Which frames are shown, in which order, and which one is the cover (SUB-2). */
export function ChooseFrames({ content: { frames, fileInfo }, change, missing }: StepProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const chosen = frames.filter((frame) => frame.selected).length;
  const damaged = useDamagedFrames(frames);
  const error = useFramesError(frames, missing);
  return (
    <>
      <div className={styles.toolbar}>
        <span className="strong tnum" role="status">
          {chosen} of {frames.length} frames selected
        </span>
        <span className="row gap-1">
          <Button variant="quiet" size="s" onClick={() => change({ frames: select(frames, 'all') })}>
            Select all
          </Button>
          <Button variant="quiet" size="s" onClick={() => change({ frames: select(frames, 'none') })}>
            Clear
          </Button>
        </span>
      </div>
      {(error || chosen === 0) && (
        <p className={styles.bad} role="alert">
          <Icon name="circle-alert" size="s" />
          <span>{error ?? 'Choose at least one frame'}</span>
        </p>
      )}
      <ul className={styles.frames} aria-label="Frames">
        {frames.map((frame, n) => (
          <li
            key={frame.id}
            className={classes(dragged === frame.id && styles.dragged)}
            draggable={frame.selected && chosen > 1}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', frame.name);
              setDragged(frame.id);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged && frame.selected && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged) change({ frames: moveTo(frames, dragged, n + 1) });
            }}
          >
            <label className={classes(styles.tile, frame.selected && styles.chosen)}>
              <input
                type="checkbox"
                id={`include-${frame.id}`}
                checked={frame.selected}
                aria-label={`Include ${frame.name}`}
                onChange={({ target }) =>
                  keepFocus(target.id, () =>
                    change({ frames: select(frames, { id: frame.id, selected: target.checked }) }),
                  )
                }
              />
              <span className={styles.mat}>
                <FramePicture mediaId={frame.mediaId} alt="" sizes="(min-width: 768px) 240px, 45vw" />
              </span>
              <span className={styles.tick}>{frame.selected && <Icon name="check" />}</span>
            </label>
            <div className={styles.below}>
              <div className="grow">
                <FrameName frame={frame} onRename={(name) => change({ frames: rename(frames, frame.id, name) })} />
                {frame.pageName && <span className={styles.page}>{frame.pageName}</span>}
                {fileInfo?.isSample && !isUpload(frame) && <Badge icon="box">Sample</Badge>}
              </div>
              <label className={styles.star}>
                <input
                  type="radio"
                  name="featured"
                  checked={frame.featured}
                  onChange={() => change({ frames: feature(frames, frame.id) })}
                />
                <span>
                  <Icon name="star" size="s" filled={frame.featured} />
                  {frame.featured && <span className={styles.featured}>Featured</span>}
                  <span className="sr">Make {frame.name} the featured frame</span>
                </span>
              </label>
            </div>
            {damaged.includes(frame) && (
              <p className={styles.bad}>
                <Icon name="circle-alert" size="s" />
                <span>{pictureRefusals.damagedFrame}</span>
              </p>
            )}
            {frame.selected && chosen > 1 && (
              // An arrow at the end of the row stays focusable, so that the focus is not lost.
              <div className={styles.moves}>
                <IconButton
                  icon="arrow-left"
                  size="s"
                  label={`Move ${frame.name} earlier`}
                  aria-disabled={n === 0}
                  onClick={() => change({ frames: moveFrame(frames, frame.id, -1) })}
                />
                <select
                  id={`place-${frame.id}`}
                  className={styles.place}
                  aria-label={`Move ${frame.name} to place`}
                  value={n + 1}
                  onChange={({ target }) =>
                    keepFocus(target.id, () => change({ frames: moveTo(frames, frame.id, Number(target.value)) }))
                  }
                >
                  {frames.slice(0, chosen).map((one, place) => (
                    <option key={one.id} value={place + 1}>
                      {place + 1} of {chosen}
                    </option>
                  ))}
                </select>
                <IconButton
                  icon="arrow-right"
                  size="s"
                  label={`Move ${frame.name} later`}
                  aria-disabled={n === chosen - 1}
                  onClick={() => n < chosen - 1 && change({ frames: moveFrame(frames, frame.id, 1) })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A control that moves with its frame loses the focus, so it gets it back. */
function keepFocus(id: string, change: () => void) {
  flushSync(change);
  document.getElementById(id)?.focus();
}

/** The reason why these frames could not be submitted. It disappears at their next change. */
function useFramesError(frames: readonly Frame[], missing: StepProps['missing']): string | undefined {
  const [reported, setReported] = useState({ frames, missing });
  if (reported.missing !== missing) setReported({ frames, missing });
  return reported.frames === frames ? missing.frames : undefined;
}
