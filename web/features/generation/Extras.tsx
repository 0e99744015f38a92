import type { BriefChoice } from '#domain/brief/choice.ts';
import { type LevelId, levels, timeBoxes } from '#domain/catalog/levels.ts';
import { Select } from '#web/ui/field/Select.tsx';
import styles from './Extras.module.css';
import { deadlineText } from './TicketPreview.tsx';

type Props = { choice: BriefChoice; onChoose: (part: Partial<BriefChoice>) => void };

/** Optional choices: the level of the brief, and the time that the person has for it (GEN-5). */
export function Extras({ choice, onChoose }: Props) {
  const { level, timeBoxDays } = choice;
  const boxes = timeBoxes.some((box) => box.days === timeBoxDays)
    ? timeBoxes
    : [...timeBoxes, { days: timeBoxDays, label: deadlineText(timeBoxDays) }];
  return (
    <div className={styles.extras}>
      <Select
        label="Experience level"
        optional
        hint={levels.find((one) => one.id === level)!.hint}
        options={levels.map(({ id, label }) => ({ value: id, label }))}
        value={level}
        onChange={(event) => onChoose({ level: event.target.value as LevelId })}
      />
      <Select
        label="Deadline"
        optional
        hint="How long you give yourself. The brief is cut to it."
        options={boxes.map(({ days, label }) => ({ value: String(days ?? ''), label }))}
        value={String(timeBoxDays ?? '')}
        onChange={(event) => onChoose({ timeBoxDays: event.target.value ? Number(event.target.value) : null })}
      />
    </div>
  );
}
