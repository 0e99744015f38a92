import styles from './DeliverableChoice.module.css';

/** The control of all columns. Arrow keys move a group of radio buttons, also without script. */
export function DeliverableChoice({ deliverables }: { deliverables: readonly string[] }) {
  return (
    <fieldset className={styles.choice}>
      <legend>Show in each column</legend>
      <div className={styles.options}>
        {deliverables.map((title, place) => (
          <label key={title}>
            <input type="radio" name="deliverable" value={place} defaultChecked={place === 0} autoComplete="off" />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
