import type { BriefContent } from '#domain/brief/content.ts';
import styles from './SuccessMeasures.module.css';

type Measure = Partial<BriefContent['successMeasures'][number]>;

/** A table on wide screens. On narrow ones each row becomes a small list with the column's name before each value. */
export function SuccessMeasures({ measures }: { measures: readonly Measure[] }) {
  return (
    <table className={styles.measures}>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <th scope="col">Today</th>
          <th scope="col">Target</th>
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        {measures.map((measure, n) => (
          <tr key={measure.metric ?? n}>
            <th scope="row">
              {measure.metric}
              <span className={styles.how}>{measure.how}</span>
            </th>
            <td data-column="Today">{measure.baseline}</td>
            <td data-column="Target">{measure.target}</td>
            <td data-column="By">{measure.by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
