import { useEffect } from 'react';
import { closedSections, rememberSection } from './closed-sections.ts';

/**
 * Closes the sections that this reader had closed before. Returns the function to call when a section is opened or
 * closed.
 */
export function useClosedSections(briefId: string): (section: string, open: boolean) => void {
  useEffect(() => {
    for (const id of closedSections(briefId)) {
      const section = document.getElementById(id);
      if (section instanceof HTMLDetailsElement) section.open = false;
    }
  }, [briefId]);
  return (section, open) => rememberSection(briefId, section, open);
}
