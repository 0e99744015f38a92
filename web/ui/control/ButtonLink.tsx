import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { type ButtonLook, buttonClass } from './button-look.ts';

type Shared = ButtonLook & { icon?: IconName; iconEnd?: IconName };
type Inside = Shared & Omit<ComponentPropsWithRef<typeof Link>, 'style' | 'to'> & { to: string };
type Outside = Shared & { href: string } & Omit<ComponentPropsWithRef<'a'>, 'style' | 'href'>;

/** A link that looks like a button: `to` for a page of this site, `href` for a file or another site. */
export function ButtonLink(props: Inside | Outside) {
  const { variant, size, block, icon, iconEnd, className, children, ...rest } = props;
  const look = buttonClass({ variant, size, block }, className);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
  if ('to' in rest) {
    return (
      <Link className={look} {...rest}>
        {content}
      </Link>
    );
  }
  return (
    <a className={look} {...rest}>
      {content}
    </a>
  );
}
