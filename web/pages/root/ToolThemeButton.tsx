import { useRouteLoaderData } from 'react-router';
import { ThemeButton } from '../../features/site/ThemeButton.tsx';
import type { RootData } from '../Root.tsx';

/** The theme button for pages with their own header. */
export function ToolThemeButton({ className }: { className?: string }) {
  const { theme } = useRouteLoaderData<RootData>('root')!;
  return <ThemeButton first={theme} className={className} />;
}
