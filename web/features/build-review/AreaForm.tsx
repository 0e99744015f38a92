import type { Area } from '#domain/build-review/raster.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import styles from './Comparison.module.css';

interface Props {
  area: Area;
  busy: boolean;
  onChange: (area: Area) => void;
  onCancel: () => void;
  onLeaveOut: () => void;
}

const sides = [
  { name: 'x', label: 'From left, %' },
  { name: 'y', label: 'From top, %' },
  { name: 'width', label: 'Width, %' },
  { name: 'height', label: 'Height, %' },
] as const;
/** Smaller areas are not accepted, because they are accidental; a fraction of the picture's side. */
const SIDE_MIN = 0.005;

/** The selected area as numbers, so that it can be set without a pointer. */
export function AreaForm({ area, busy, onChange, onCancel, onLeaveOut }: Props) {
  function set(name: keyof Area, percent: number) {
    const next = { ...area, [name]: Math.min(100, Math.max(0, percent || 0)) / 100 };
    onChange({ ...next, width: Math.min(next.width, 1 - next.x), height: Math.min(next.height, 1 - next.y) });
  }
  return (
    <form
      className={styles.areaForm}
      aria-label="Area to ignore"
      onSubmit={(event) => {
        event.preventDefault();
        onLeaveOut();
      }}
    >
      <p className="t-14">
        Draw over what should not be compared, such as a map or the time of day. Or type its place.
      </p>
      <div className={styles.numbers}>
        {sides.map(({ name, label }) => (
          <TextInput
            key={name}
            type="number"
            label={label}
            min={0}
            max={100}
            value={String(Math.round(area[name] * 100))}
            onChange={(event) => set(name, Number(event.target.value))}
          />
        ))}
      </div>
      <div className="row gap-2">
        <Button type="submit" size="s" busy={busy} disabled={area.width < SIDE_MIN || area.height < SIDE_MIN}>
          Ignore this area
        </Button>
        <Button variant="quiet" size="s" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
