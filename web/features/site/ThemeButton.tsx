import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, subscribeToTheme, type Theme, themeAfter } from '#web/lib/page/theme.ts';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';

const icons: Record<Theme, IconName> = { system: 'sun-moon', light: 'sun', dark: 'moon' };
const names: Record<Theme, string> = { system: 'as on your device', light: 'light', dark: 'dark' };

interface Props {
  /** The theme that the server rendered. */
  first: Theme;
  /** In the menu of small screens: with its label, across the full width. */
  inMenu?: boolean;
  className?: string;
}

/** Switches between dark, light and the device's own theme; the choice is saved. */
export function ThemeButton({ first, inMenu, className }: Props) {
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme, () => first);
  const label = `Colour theme: ${names[theme]}`;
  function change() {
    chooseTheme(themeAfter(theme, matchMedia('(prefers-color-scheme: dark)').matches));
  }
  if (inMenu) {
    return (
      <Button variant="quiet" block icon={icons[theme]} onClick={change}>
        {label}
      </Button>
    );
  }
  return <IconButton icon={icons[theme]} label={label} className={className} onClick={change} />;
}
