import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useReadOnlyUntilHydrated } from '#web/lib/page/use-hydrated.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

type Props = FieldTexts & {
  icon?: IconName;
  /** An action inside the field, at the right: a small quiet Button or, with `suffixIsIcon`, an IconButton. */
  suffix?: ReactNode;
  suffixIsIcon?: boolean;
  /** For values that programs read: links, hex codes. */
  mono?: boolean;
  ref?: Ref<HTMLInputElement>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'id'>;

export function TextInput(props: Props) {
  const {
    label,
    hideLabel,
    optional,
    hint,
    error,
    good,
    working,
    count,
    className,
    icon,
    suffix,
    suffixIsIcon,
    mono,
    ...input
  } = props;
  const readOnly = useReadOnlyUntilHydrated(input);
  return (
    <Field {...{ label, hideLabel, optional, hint, error, good, working, count, className }}>
      {(wiring) => (
        <div className={styles.affix}>
          {icon && <Icon name={icon} className={styles.affixIcon} />}
          <input
            className={classes(
              styles.input,
              mono && styles.mono,
              suffix ? (suffixIsIcon ? styles.hasIconAction : styles.hasAction) : false,
            )}
            {...input}
            {...wiring}
            readOnly={readOnly}
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
