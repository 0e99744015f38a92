import styles from './ProgressBar.module.css';

/** A progress bar. Without `value` the progress is unknown. The label names the file or the task. */
export function ProgressBar({
  label,
  value,
  max = 100,
  className,
}: {
  label: string;
  value?: number;
  max?: number;
  className?: string;
}) {
  return (
    <progress
      className={className ? `${styles.bar} ${className}` : styles.bar}
      aria-label={label}
      value={value}
      max={max}
    />
  );
}
