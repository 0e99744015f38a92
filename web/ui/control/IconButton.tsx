import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

type Props = Omit<ButtonLook, 'block'> & {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children' | 'aria-label'>;

/** A button with only an icon. Its touch area is 44 px at every size. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'm',
  pressed,
  className,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size }, styles.icon, className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
    >
      <Icon name={icon} size={size === 's' ? 's' : 'l'} />
    </button>
  );
}
