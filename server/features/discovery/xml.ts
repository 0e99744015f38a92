/** An element with its attributes. Children must be escaped already; attribute values are escaped here. */
export function element(name: string, attributes: Record<string, string>, ...children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(value)}"`);
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

// Control characters are not allowed in XML 1.0 even when escaped.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Cn}]/gu;

/** Escapes text for an element or an attribute. */
export function text(value: string): string {
  return value
    .replace(FORBIDDEN, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
