import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/case-study/limits.ts';
import { Check } from '#web/ui/field/Check.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import styles from './PublishDialog.module.css';

/** Who may read an unlisted page, and for how long. `password` is '' while the stored one stays. */
export interface Limits {
  hasPassword: boolean;
  password: string;
  /** A day such as 2026-12-24, the last one; '' without an end. */
  lastDay: string;
}

interface Props {
  limits: Limits;
  isStored: boolean;
  today: string;
  disabled: boolean;
  onChange: (limits: Limits) => void;
}

export function PublishLimits({ limits, isStored, today, disabled, onChange }: Props) {
  const { hasPassword, password, lastDay } = limits;
  return (
    <div className={styles.limits}>
      <Check
        checked={hasPassword}
        disabled={disabled}
        onChange={(event) => onChange({ ...limits, hasPassword: event.target.checked })}
      >
        Readers need a password
      </Check>
      {hasPassword && (
        <TextInput
          label={isStored ? 'New password' : 'Password'}
          optional={isStored}
          hint={isStored ? 'Leave it empty to keep the password.' : `${PASSWORD_MIN} characters or more.`}
          minLength={PASSWORD_MIN}
          maxLength={PASSWORD_MAX}
          autoComplete="off"
          value={password}
          disabled={disabled}
          onChange={(event) => onChange({ ...limits, password: event.target.value })}
        />
      )}
      <TextInput
        label="Last day"
        optional
        type="date"
        hint="After this day the link stops working. Your draft stays."
        min={today}
        value={lastDay}
        disabled={disabled}
        onChange={(event) => onChange({ ...limits, lastDay: event.target.value })}
      />
    </div>
  );
}

/** The limits as the call wants them; null where something is missing. */
export function limitsToSend({ hasPassword, password, lastDay }: Limits, isStored: boolean) {
  if (hasPassword && password.length < PASSWORD_MIN && !(isStored && password === '')) return null;
  return {
    ...(hasPassword ? password !== '' && { password } : { password: null }),
    // The end of that day where the author is.
    expiresAt: lastDay ? new Date(`${lastDay}T23:59:59`).toISOString() : null,
  };
}
