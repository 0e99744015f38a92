import styles from './Bar.module.css';

/** How far something has come. Without `value` it is under way and nobody knows how far. The label names the file or the work. */
export function Bar({
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
