import { composeSection } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { briefSections, canBeRewritten } from '#domain/brief/sections.ts';
import { type SectionOrder, WriterError } from '../writer.ts';
import type { CallModel } from './call-model.ts';
import { rewritePrompt, systemPrompt, WRITTEN_BY_MODEL } from './prompt.ts';
import { readAnswer } from './read-answer.ts';
import { settle } from './settle.ts';

/** Lets a model write one section of a finished brief again. The direction comes from the composer. */
export async function rewriteSection(
  call: CallModel,
  { order, content, skeleton, section }: SectionOrder,
  signal: AbortSignal,
): Promise<{ content: BriefContent; skeleton: unknown } | null> {
  if (!canBeRewritten(section)) return null;
  // Colours and typefaces are drawn, and the words of this section describe them.
  if (section === 'direction') return composeSection({ content, skeleton, section, attemptSeed: order.seed });
  const ofSection: readonly string[] = briefSections.find(({ id }) => id === section)!.fields;
  const fields = WRITTEN_BY_MODEL.filter((name) => ofSection.includes(name));
  let text = '';
  const prompt = rewritePrompt(order, content, fields);
  for await (const delta of call({ system: systemPrompt(), prompt, signal })) text += delta;
  const answer = await readAnswer(text);
  if (!answer?.isComplete) throw new WriterError('failed', 'The answer broke off.', { again: {} });
  const fresh = Object.entries(answer.fields).filter(([name]) => (fields as string[]).includes(name));
  const { content: next, problems } = settle({ ...content, ...Object.fromEntries(fresh) }, content.title);
  if (problems) throw new WriterError('failed', `The answer has faults: ${problems.join(', ')}`, { again: {} });
  if (fresh.length === 0)
    throw new WriterError('failed', 'The answer holds nothing that was asked for.', { again: {} });
  return { content: next, skeleton };
}
