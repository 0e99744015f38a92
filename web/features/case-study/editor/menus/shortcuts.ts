import {
  deleteComponent,
  deleteSection,
  duplicateComponent,
  duplicateSection,
  moveComponentBy,
  moveSectionBy,
} from '../document/commands.ts';
import type { EditorStore } from '../document/store.ts';

interface ShortcutTargets {
  store: EditorStore;
  announce: (words: string) => void;
  togglePreview: () => void;
  openHelp: () => void;
  publish: () => void;
  isPreview: boolean;
}

/** Shortcuts that work wherever the focus is. Returns whether the event was one. */
export function runShortcut(
  event: KeyboardEvent,
  { store, announce, togglePreview, openHelp, publish, isPreview }: ShortcutTargets,
): boolean {
  const mod = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (mod && key === 'e' && !event.shiftKey && !event.altKey) return done(togglePreview);
  if (mod && key === '/') return done(openHelp);
  if (mod && key === 'enter' && !event.shiftKey && !event.altKey) return done(publish);
  if (isPreview) return false;
  if (mod && !event.altKey && (key === 'z' || key === 'y')) {
    const forward = key === 'y' || event.shiftKey;
    return done(() => {
      const happened = forward ? store.redo() : store.undo();
      announce(happened ? (forward ? 'Redone.' : 'Undone.') : forward ? 'Nothing to redo.' : 'Nothing to undo.');
    });
  }
  const at = (event.target as Element).closest<HTMLElement>('[data-node], [data-section]');
  if (!at) return false;
  const { node, section } = at.dataset;
  if (mod && key === 'd' && !event.shiftKey)
    return done(() => (node ? duplicateComponent(store, node, announce) : duplicateSection(store, section!, announce)));
  if (event.altKey && !mod && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    const by = event.key === 'ArrowUp' ? -1 : 1;
    const focus = (event.target as HTMLElement).dataset.handle;
    return done(() => {
      if (node) moveComponentBy(store, node, by, announce);
      else moveSectionBy(store, section!, by, announce);
      if (focus) requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${focus}"]`)?.focus());
    });
  }
  const isHandle = (event.target as HTMLElement).dataset.handle !== undefined;
  if (isHandle && (event.key === 'Delete' || event.key === 'Backspace'))
    return done(() => (node ? deleteComponent(store, node, announce) : deleteSection(store, section!, announce)));
  return false;

  function done(act: () => void): true {
    event.preventDefault();
    act();
    return true;
  }
}
