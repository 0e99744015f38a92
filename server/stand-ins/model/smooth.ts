import { SMOOTH_PROMPT } from '../../platform/writer/model/smooth.ts';
import type { Fault } from './faults.ts';

/** The answer to a prompt to smooth paragraphs: it puts a comma before “and”. Null for any other prompt. */
export function smoothScript(fault: Fault | null, prompt: string): string | null {
  if (!prompt.startsWith(SMOOTH_PROMPT)) return null;
  const paragraphs = JSON.parse(prompt.slice(SMOOTH_PROMPT.length)) as Record<string, string>;
  // A mediocre model also changes the facts.
  const smooth = (text: string) =>
    fault === 'mediocre' ? `${text} Sarah Chen calls it 40 % better.` : text.replace(/(?<!,) and /, ', and ');
  const answer = Object.entries(paragraphs).map(([key, text]) => [key, smooth(text)]);
  return JSON.stringify(Object.fromEntries(answer));
}
