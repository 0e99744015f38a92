import { Icon } from '#web/ui/brand/Icon.tsx';
import { useCopying } from '#web/ui/control/use-copying.ts';
import styles from './Panel.module.css';

/** A value in monospace. A press copies it and confirms that. */
export function CopyValue({ value }: { value: string }) {
  const { last, copy } = useCopying();
  const outcome = last && (last.isCopied ? 'Copied' : 'Not copied');
  return (
    <>
      <button type="button" className={styles.copy} aria-label={`Copy ${value}`} onClick={() => void copy(value)}>
        <span className="value">{outcome ?? value}</span>
        <Icon name={last?.isCopied ? 'check' : 'copy'} size="s" />
      </button>
      <span className="sr" role="status">
        {outcome && `${outcome}: ${value}`}
      </span>
    </>
  );
}
