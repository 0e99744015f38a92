import type { HydrationState, StaticHandlerContext } from 'react-router';

/* The loaders' answers are part of the page, so that the browser does not ask a second time. They are a data
   block, which the Content Security Policy allows; the router's own way is an inline script. */

const ELEMENT = 'page-data';

/** The data block for the document. Its text cannot close the block or open a tag. */
export function pageDataHtml({ loaderData, errors }: StaticHandlerContext): string {
  const safeErrors = errors && Object.fromEntries(Object.entries(errors).map(withoutDetails));
  const json = JSON.stringify({ loaderData, errors: safeErrors }).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${ELEMENT}">${json}</script>`;
}

/**
 * The data that the server put into this document; `undefined` if there is none, and the router then runs the
 * loaders.
 */
export function readPageData(): HydrationState | undefined {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (!text) return undefined;
  const data = JSON.parse(text) as { loaderData: HydrationState['loaderData']; errors: Record<string, unknown> | null };
  const errors =
    data.errors && Object.fromEntries(Object.entries(data.errors).map(([id, error]) => [id, error ?? new Error()]));
  return { loaderData: data.loaderData, errors };
}

/**
 * Keeps the code and message of an API refusal. An unexpected error becomes `null`, so that no details reach the
 * page.
 */
function withoutDetails([id, error]: [string, unknown]): [string, unknown] {
  return [id, error instanceof Error ? null : error];
}
