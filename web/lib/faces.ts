import { pageShown } from './shown.ts';

/*
 * On somebody's first visit the pictures come before our typefaces: the page is drawn in what the device has
 * (web/styles/tokens.css, data-faces="later"), and changes once, when the faces are all there. Its signs stand in the page itself
 * (web/signs.ts); the file of all is fetched with the faces. From then on a cookie tells the server that the browser keeps both, and
 * pages are drawn with them from the start. It belongs to the script that every page loads.
 */

const COOKIE = 'bf-faces';
const YEAR_S = 365 * 24 * 60 * 60;
/** What stands on every page. */
const FACES = ['1em Besley', '1em Schibsted Grotesk'];

export async function installFaces(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!dataset.faces) return;
  // A page whose first screen came first waits for the signs of the rest; others have theirs, and only keep the file for later pages.
  const signs = document.querySelector('style[data-first]') && bringSigns();
  await pageShown();
  await Promise.allSettled([...FACES.map((face) => document.fonts.load(face)), signs ?? bringSigns()]);
  delete dataset.faces;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${COOKIE}=kept; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** Puts the signs that the page lacks, out of the file of all, beside those that it brought. */
async function bringSigns(): Promise<void> {
  const place = document.querySelector<SVGElement>('svg[data-file]');
  if (!place) return;
  const file = await (await fetch(place.dataset.file!)).text();
  for (const sign of new DOMParser().parseFromString(file, 'image/svg+xml').querySelectorAll('symbol'))
    if (!document.getElementById(sign.id)) place.append(sign);
}
