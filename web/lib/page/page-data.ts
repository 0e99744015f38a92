import type { HydrationState, StaticHandlerContext } from 'react-router';

/*
 * What the loaders answered on the server travels in the page, so that the browser does not ask a second time. It is a block of
 * data, which the Content Security Policy allows; the router's own way is an inline script.
 */

const ELEMENT = 'page-data';

/** The block for the document. No text in it can end the block or begin a tag. */
export function pageDataHtml({ loaderData, errors }: StaticHandlerContext): string {
  const safeErrors = errors && Object.fromEntries(Object.entries(errors).map(withoutDetails));
  const json = JSON.stringify({ loaderData, errors: safeErrors }).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${ELEMENT}">${json}</script>`;
}

/** What the server put into this document; `undefined` where it put nothing, and the router asks for itself. */
export function readPageData(): HydrationState | undefined {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (!text) return undefined;
  const data = JSON.parse(text) as { loaderData: HydrationState['loaderData']; errors: Record<string, unknown> | null };
  const errors =
    data.errors && Object.fromEntries(Object.entries(data.errors).map(([id, error]) => [id, error ?? new Error()]));
  return { loaderData: data.loaderData, errors };
}

/** A refusal keeps its code and words. An unforeseen error leaves nothing on the page, and `null` stands for it. */
function withoutDetails([id, error]: [string, unknown]): [string, unknown] {
  return [id, error instanceof Error ? null : error];
}
