import { useState } from 'react';
import type { BuildReview } from '#contract/build-review.ts';
import type { Area } from '#domain/build-review/raster.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { widestUrl } from '#web/ui/picture/widest-url.ts';
import { AreaForm } from './AreaForm.tsx';
import styles from './Comparison.module.css';
import { ComparisonPictures, HEAT, shapeOf } from './ComparisonPictures.tsx';
import type { Mode } from './modes.ts';

interface Props {
  review: BuildReview;
  mode: Mode;
  onMode: (mode: Mode) => void;
  /** The finding whose places are shown, or null. */
  chosen: number | null;
  onChoose: (finding: number | null) => void;
  /** Null where no area can be ignored: it is not the designer's turn, or this is the sample. */
  onIgnore: ((area: Area) => void) | null;
  busy: boolean;
}

const options = [
  { value: 'slide', icon: 'columns-2', word: 'Slider' },
  { value: 'onion', icon: 'layers', word: 'Onion skin' },
  { value: 'heat', icon: 'flame', word: 'Difference' },
] as const;

/** The design with the build over it, in three modes (WORK-10). */
export function Comparison({ review, mode, onMode, chosen, onChoose, onIgnore, busy }: Props) {
  const [shown, setShown] = useState(50);
  const [opacity, setOpacity] = useState(50);
  const [selected, setArea] = useState<Area | null>(null);
  /** The area that is being selected; none once the designer has decided. */
  const area = onIgnore && selected;
  const { design, build, frameName } = review;
  const [designUrl, buildUrl] = [widestUrl(design.sources), widestUrl(build.sources)];
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label="Compare by"
          className={styles.modes}
          value={mode}
          onChange={onMode}
          options={options.map(({ value, icon, word }) => ({
            value,
            disabled: value === 'heat' && !review.heatUrl,
            label: (
              <>
                <Icon name={icon} />
                {word}
              </>
            ),
          }))}
        />
        {onIgnore && !area && designUrl && buildUrl ? (
          <Button variant="second" size="s" icon="scan" onClick={() => setArea(FIRST_AREA)}>
            Ignore an area
          </Button>
        ) : (
          <p className="t-13 muted hide-s">
            Build {review.round}, {build.width} × {build.height}
          </p>
        )}
      </div>
      <div className={styles.comparison}>
        {!designUrl || !buildUrl ? (
          <p className={styles.none} role="status">
            The pictures are being prepared.
          </p>
        ) : (
          <div className={styles.stand} data-shape={shapeOf(design)}>
            {mode === 'slide' && (
              <p className={styles.sides} aria-hidden>
                <span>Design</span>
                <span>Build</span>
              </p>
            )}
            <div className={styles.frame}>
              <ComparisonPictures
                {...{ review, mode, chosen, onChoose, designUrl, buildUrl, cut: 100 - shown, opacity, area }}
                onDraw={setArea}
              />
              {mode === 'slide' && !area && (
                <input
                  type="range"
                  className={styles.slider}
                  min={0}
                  max={100}
                  value={shown}
                  aria-label={`How much of the build of ${frameName} is shown, in percent`}
                  onChange={(event) => setShown(Number(event.target.value))}
                />
              )}
            </div>
          </div>
        )}
        {area && (
          <AreaForm
            area={area}
            busy={busy}
            onChange={setArea}
            onCancel={() => setArea(null)}
            onLeaveOut={() => {
              onIgnore?.(area);
              setArea(null);
            }}
          />
        )}
        {mode === 'onion' && (
          <label className={styles.control}>
            <span>Design</span>
            <input
              type="range"
              min={0}
              max={100}
              value={opacity}
              aria-label="How solid the build is, in percent"
              onChange={(event) => setOpacity(Number(event.target.value))}
            />
            <span>Build</span>
          </label>
        )}
        {mode === 'heat' && (
          <p className={styles.control}>
            <span>Near</span>
            <svg className={styles.key} viewBox="0 0 4 1" preserveAspectRatio="none" aria-hidden>
              {HEAT.map((color, n) => (
                <rect key={color} x={n} y="0" width="1" height="1" fill={color} />
              ))}
            </svg>
            <span>Far apart</span>
          </p>
        )}
      </div>
    </>
  );
}

/** The start value for people who enter the area as numbers. */
const FIRST_AREA: Area = { x: 0.25, y: 0.1, width: 0.5, height: 0.1 };
