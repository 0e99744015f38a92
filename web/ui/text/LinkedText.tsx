import { webLink } from '#domain/submission/link.ts';

/** An address in a text, without punctuation or a closing bracket at its end. */
const ADDRESS = /https?:\/\/[^\s<>"'“”]+[^\s<>"'“”.,;:!?)\]}]/gi;

/** A host in letters of another script, and signs that nobody sees or that turn the letters after them. */
const LOOKS_OTHERWISE = /^https?:\/\/[^/?#]*[^\x21-\x7e]|\p{Cf}/iu;

/**
 * A person's text with its addresses as links (SUB-10). Unsafe addresses stay plain text, and one that could look like another
 * is shown as browsers ask for it.
 */
export function LinkedText({ text }: { text: string }) {
  const pieces = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const link = webLink(address);
    if (!link) continue;
    pieces.push(
      text.slice(end, index),
      <a key={index} href={link} target="_blank" rel="noopener noreferrer ugc" dir="ltr">
        {LOOKS_OTHERWISE.test(address) ? link : address}
      </a>,
    );
    end = index + address.length;
  }
  return [...pieces, text.slice(end)];
}
