import { useRouteLoaderData } from 'react-router';
import { ThemeButton } from '../../features/site/ThemeButton.tsx';
import type { RootData } from '../Root.tsx';

/** The theme's button for pages with a head of their own, which have no site header to find it in. */
export function DeskTheme({ className }: { className?: string }) {
  const { theme } = useRouteLoaderData<RootData>('root')!;
  return <ThemeButton first={theme} className={className} />;
}
