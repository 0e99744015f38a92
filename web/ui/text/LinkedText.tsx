import { webLink } from '#domain/submission/link.ts';

/** An address in a text. Punctuation or a closing bracket after it is not part of it. */
const ADDRESS = /https?:\/\/[^\s<>"'“”]+[^\s<>"'“”.,;:!?)\]}]/gi;

/** What a person wrote, with its addresses as links. Only what may be followed becomes one (SUB-10); the words stay as they are. */
export function LinkedText({ text }: { text: string }) {
  const pieces = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const link = webLink(address);
    if (!link) continue;
    pieces.push(
      text.slice(end, index),
      <a key={index} href={link} target="_blank" rel="noopener noreferrer ugc">
        {address}
      </a>,
    );
    end = index + address.length;
  }
  return [...pieces, text.slice(end)];
}
