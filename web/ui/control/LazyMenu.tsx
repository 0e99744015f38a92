import { type ButtonHTMLAttributes, cloneElement, type ReactElement, useState } from 'react';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Menu, MenuProps } from './Menu.tsx';

type Props = Omit<MenuProps, 'trigger' | 'defaultOpen'> & {
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
};

function fetchMenu() {
  return import('./Menu.tsx');
}

/**
 * A Menu whose 30 kB come when somebody reaches for its button: for pages that would not need it otherwise. Until it is
 * pressed for the first time only the button stands there.
 */
export function LazyMenu({ trigger, ...rest }: Props) {
  const [Fetched, setFetched] = useState<typeof Menu | null>(null);
  const [busy, setBusy] = useState(false);
  if (Fetched) return <Fetched trigger={trigger} {...rest} defaultOpen />;

  async function open() {
    setBusy(true);
    try {
      const fetched = await fetchMenu();
      setFetched(() => fetched.Menu);
    } catch {
      showToast('bad', 'The menu could not be fetched. Check your connection and try again.');
    } finally {
      setBusy(false);
    }
  }
  const prepare = () => void fetchMenu().catch(() => {});
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': busy || undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => void open(),
  });
}
