import type { BriefContent } from '#domain/brief/content.ts';
import { spoilALittle, spoilMuch } from './bad-habits.ts';
import type { Fault } from './faults.ts';
import { readPrompt } from './read-prompt.ts';
import { smoothScript } from './smooth.ts';

/** Far longer than any brief. */
const HUGE_CHARS = 10_000_000;
/** Sections that a forgetful model leaves out. */
const FORGOTTEN = new Set(['usps', 'personas']);

/** The full answer of the sandbox model to a prompt. */
export function script(fault: Fault | null, prompt: string): string {
  if (fault === 'empty') return '';
  if (fault === 'refusal') return 'I’m sorry, but I can’t help with writing this brief.';
  const smoothed = smoothScript(fault, prompt);
  if (smoothed !== null) return smoothed;
  const { briefKey, fields, stands, story } = readPrompt(prompt);
  const written = stands ? turned(stands) : story;
  if (!written) return 'Which brief do you mean?';
  const key = `${briefKey} ${fields.length}`;
  const content: Record<string, unknown> =
    fault === 'mediocre' ? spoilMuch(written, key) : fault === 'fair' ? spoilALittle(written, key) : { ...written };
  const asked = fields.length > 0 ? fields : Object.keys(content);
  const answered = asked.filter(
    (field) => content[field] !== undefined && !(fault === 'missing' && FORGOTTEN.has(field)),
  );
  const answer = JSON.stringify(Object.fromEntries(answered.map((field) => [field, content[field]])), null, 1);
  const middle = Math.floor(answer.length / 2);
  switch (fault) {
    case 'chatty':
      return `Here is the brief you asked for:\n\n\`\`\`json\n${answer}\n\`\`\`\n\nTell me if it should be shorter {or longer}.`;
    case 'malformed':
      return answer.slice(0, middle) + answer.slice(middle).replaceAll(/ (\w{5,}) /g, ' "$1" ');
    case 'huge':
      return answer.replace(/"projectDescription": ?"/, `$&${'and then '.repeat(HUGE_CHARS / 9)}`);
    default:
      return answer;
  }
}

/**
 * The same facts in another order: lists and sentences begin with their second item. This is the largest difference that keeps
 * every fact.
 */
function turned(brief: BriefContent): BriefContent {
  const entries = Object.entries(brief).map(([field, value]) => [field, turnedValue(value)]);
  return Object.fromEntries(entries) as BriefContent;
}

function turnedValue(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.slice(1), ...value.slice(0, 1)];
  if (typeof value !== 'string') return value;
  const [first, ...others] = value.split(/(?<=[.!?]) (?=[\p{Lu}‘“])/u);
  return [...others, first].join(' ');
}
