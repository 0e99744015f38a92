import type { HydrationState, StaticHandlerContext } from 'react-router';
import { isAnswer, textOfAnswer } from '#web/lib/shared-answers.ts';

/*
 * What the loaders answered on the server travels in the page, so that the browser does not ask a second time. It is a block
 * of data, not a script: a page that stays asleep does not even parse it.
 */

const ELEMENT = 'page-data';
/** What stands in for a picture, where the picture is there. In JSON it can stand in no text, whose quotation marks are written \\". */
const STAND_IN = /"placeholder"\s*:\s*"data:[^"]*"\s*,\s*("colors"\s*:\s*\[[^\]]*\]\s*,\s*"sources"\s*:\s*\[\s*\{)/g;

/**
 * The block for the document. No text in it can end the block or begin a tag. It is no script, so it needs no nonce, and without one it
 * is squeezed together with the tree, which says much of it as well.
 */
export function pageDataHtml({ loaderData, errors }: StaticHandlerContext): string {
  const told = errors && Object.fromEntries(Object.entries(errors).map(withoutDetails));
  const loaded = members(loaderData, (data) => (holdsAnswer(data) ? members(data, write) : write(data)));
  const json = `{"loaderData":${loaded},"errors":${write(told)}}`;
  return `<script type="application/json" id="${ELEMENT}">${json}</script>`;
}

/** An object as JSON, each member a text by itself: loaders give whole answers names of theirs. */
function members(record: object, write: (value: unknown) => string): string {
  const texts = Object.entries(record).flatMap(([name, value]) =>
    value === undefined ? [] : `${JSON.stringify(name)}:${write(value)}`,
  );
  return `{${texts.join()}}`;
}

function write(value: unknown): string {
  return textOfAnswer(value, forPage) ?? forPage(JSON.stringify(value));
}

function forPage(json: string): string {
  return json.replace(STAND_IN, '$1').replace(/</g, '\\u003c');
}

function holdsAnswer(data: unknown): data is object {
  return typeof data === 'object' && data !== null && Object.values(data).some(isAnswer);
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

/** A refusal keeps its code and words; of a mistake of ours nothing leaves the server, and `null` stands for it. */
function withoutDetails([id, error]: [string, unknown]): [string, unknown] {
  return [id, error instanceof Error ? null : error];
}
