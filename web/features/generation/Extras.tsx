import type { BriefChoice } from '#domain/brief/choice.ts';
import { type FocusId, focusesOf } from '#domain/brief/focus.ts';
import { type LevelId, levels, timeBoxes, timeBoxLabel } from '#domain/catalog/levels.ts';
import { Select } from '#web/ui/field/Select.tsx';
import styles from './Extras.module.css';

interface Props {
  choice: BriefChoice;
  onChoose: (part: Partial<BriefChoice>) => void;
}

/** Optional choices: level, what to practise, and the time that the person has for it (GEN-5). */
export function Extras({ choice, onChoose }: Props) {
  const { level, timeBoxDays } = choice;
  const boxes = timeBoxes.some((box) => box.days === timeBoxDays)
    ? timeBoxes
    : [...timeBoxes, { days: timeBoxDays, label: timeBoxLabel(timeBoxDays) }];
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
        hint="How long you give yourself. The brief asks for as much as fits."
        options={boxes.map(({ days, label }) => ({ value: String(days ?? ''), label }))}
        value={String(timeBoxDays ?? '')}
        onChange={(event) => onChoose({ timeBoxDays: event.target.value ? Number(event.target.value) : null })}
      />
      {choice.industry && (
        <Select
          label="What to practise"
          optional
          hint="Brief Foundry chooses a client and a task that fit."
          options={[
            { value: '', label: 'Anything' },
            ...focusesOf(choice.industry).map(({ id, label }) => ({ value: id, label })),
          ]}
          value={choice.focus ?? ''}
          onChange={(event) => onChoose({ focus: (event.target.value || undefined) as FocusId | undefined })}
        />
      )}
    </div>
  );
}
