import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

type Props = ButtonLook & {
  icon?: IconName;
  iconEnd?: IconName;
  /**
   * An action is running: the button keeps the focus and ignores presses. Say so in the label as well, with a verb in
   * -ing.
   */
  busy?: boolean;
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'>;

export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  busy,
  pressed,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-pressed={pressed}
      onClick={press}
      {...rest}
    >
      {busy ? <Spinner className={styles.lead} /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}
