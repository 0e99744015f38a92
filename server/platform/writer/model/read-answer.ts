import { parsePartialJson } from 'ai';

export interface Answer {
  fields: Record<string, unknown>;
  /** Whether the last brace has arrived. Before that, the last field may be incomplete. */
  isComplete: boolean;
}

/**
 * The JSON object in an answer, as far as it has arrived. Text around it (a greeting, a code fence) is ignored.
 * @returns null when nothing can be read.
 */
export async function readAnswer(text: string): Promise<Answer | null> {
  const start = text.indexOf('{');
  if (start < 0) return null;
  const end = endOfObject(text, start);
  const { value, state } = await parsePartialJson(text.slice(start, end ?? undefined));
  if (!value || typeof value !== 'object' || Array.isArray(value)) return null;
  return { fields: value as Record<string, unknown>, isComplete: end !== null && state === 'successful-parse' };
}

/** The position after the brace that closes the object at `start`; null while it is open. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  return null;
}

/** The fields without the last one, which may be incomplete. */
export function withoutLast(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).slice(0, -1));
}
