import type { ComponentProps } from 'react';
import { Button } from '#web/ui/control/Button.tsx';

export function ToolsButton(props: Omit<ComponentProps<typeof Button>, 'children'>) {
  return (
    <Button variant="quiet" size="s" icon="share-2" className="no-print" aria-haspopup="menu" {...props}>
      Export and share
    </Button>
  );
}
