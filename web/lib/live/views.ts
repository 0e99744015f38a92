import { pageShown } from '#web/lib/shown.ts';

/*
 * Tells the server that somebody looks at a design. It belongs to the script that every page loads, so that looks are counted on
 * pages that are asleep, and by browsers only. Markup says what is looked at: data-view="the design's id"; React says it by
 * web/lib/live/seen.ts when somebody goes from page to page.
 */

export function installViews(): void {
  const told = new Set<string>();
  async function tell(designId: string | undefined) {
    if (!designId || told.has(designId)) return;
    told.add(designId);
    await pageShown();
    navigator.sendBeacon(`/api/submissions/${designId}/views`);
  }
  addEventListener('design:seen', (event) => tell((event as CustomEvent<string>).detail));
  tell(document.querySelector<HTMLElement>('[data-view]')?.dataset.view);
}
