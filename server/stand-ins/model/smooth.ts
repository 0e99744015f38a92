import { SMOOTH_PROMPT } from '../../platform/writer/model/smooth.ts';
import type { Fault } from './faults.ts';

/** What the sandbox model answers where paragraphs are to be smoothed: a comma for an “and”; null where something else is asked. */
export function smoothScript(fault: Fault | null, prompt: string): string | null {
  if (!prompt.startsWith(SMOOTH_PROMPT)) return null;
  const paragraphs = JSON.parse(prompt.slice(SMOOTH_PROMPT.length)) as Record<string, string>;
  // A mediocre one improves the facts as well.
  const smooth = (text: string) =>
    fault === 'mediocre' ? `${text} Sarah Chen calls it 40 % better.` : text.replace(/(?<!,) and /, ', and ');
  const answer = Object.entries(paragraphs).map(([key, text]) => [key, smooth(text)]);
  return JSON.stringify(Object.fromEntries(answer));
}
