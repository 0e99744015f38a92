/** Whether a click is just that: not the menu, a new tab or a selection. */
export function isPlainPress(event: MouseEvent): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The control that an event happened in, if it matches. */
export function controlAt({ target }: Event, selector: string): HTMLElement | null | undefined {
  // The target may be the document or the window, which are no elements.
  return (target as Element).closest?.<HTMLElement>(selector);
}
