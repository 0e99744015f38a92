import type { Config } from '../../../server/config.ts';
import { type Finding, reasonOf } from './finding.ts';

const of = 'model';
const ANSWER_MS = 10_000;

/** Asks for the list of models, which costs nothing. */
export async function checkModel({ model }: Config): Promise<Finding[]> {
  if (!model) return [{ of, state: 'good', says: 'The built-in composer writes the briefs.' }];
  const { baseUrl, apiKey, name } = model;
  const url = `${baseUrl.replace(/\/$/, '')}/models`;
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_MS) });
    if (answer.status === 401 || answer.status === 403)
      return [
        { of, state: 'bad', says: `${baseUrl} refuses the key (${answer.status}).`, todo: 'Correct MODEL_API_KEY.' },
      ];
    if (answer.status >= 500)
      return [
        {
          of,
          state: 'bad',
          says: `${baseUrl} answers ${answer.status}.`,
          todo: 'Try again later, or ask whoever runs it.',
        },
      ];
    return [nameAmong(name, baseUrl, answer.ok ? await answer.json().catch(() => null) : null)];
  } catch (error) {
    const todo = 'Compare MODEL_BASE_URL, and let this machine reach it.';
    return [{ of, state: 'bad', says: `${baseUrl} cannot be reached: ${reasonOf(error)}`, todo }];
  }
}

/** Not every server lists its models, and some list them under longer names. */
function nameAmong(name: string, baseUrl: string, list: unknown): Finding {
  const { data } = (list ?? {}) as { data?: unknown };
  const names = Array.isArray(data) ? data.map((one: { id?: unknown }) => String(one?.id)) : [];
  if (names.length === 0 || names.some((one) => one === name || one.endsWith(`/${name}`)))
    return { of, state: 'good', says: `${baseUrl} answers; ${name} writes the briefs.` };
  return {
    of,
    state: 'warn',
    says: `${baseUrl} does not list ${name}.`,
    todo: `Set MODEL_NAME to one that it lists: ${names.slice(0, 8).join(', ')}.`,
  };
}
