import { expect, test } from 'vitest';
import { composeBrief } from '../compose.ts';
import type { BriefContent } from '../content.ts';
import { briefMarkdown, markdownFileName } from './markdown.ts';

const ordered = { industry: 'food', styles: ['retro', 'organic'], level: 'stretch', timeBoxDays: 14 } as const;

function brief(content: BriefContent, more: Partial<Parameters<typeof briefMarkdown>[0]> = {}) {
  return {
    ...ordered,
    docket: 'BF20261234',
    title: content.title,
    engine: 'composer' as const,
    model: null,
    originality: 'nearest earlier brief: 21 % alike',
    assignedTo: 'Ines Marau',
    content,
    milestones: [],
    ticks: [],
    url: 'https://briefs.example/brief/1',
    ...more,
  };
}

const composed = (seed: string) => composeBrief({ ...ordered, styles: [...ordered.styles], seed }).content;

/** Every text of a brief except names of kinds and font stacks, which the page does not show either. */
function textsOf(value: unknown, name = ''): string[] {
  // The words of a measure stand in its goal.
  if (['type', 'stack', 'goal', 'successMeasures'].includes(name)) return [];
  if (typeof value === 'string')
    return /^(background|surface|text|muted|action|actionText|accent|success|error)$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, Array.isArray(value) ? name : key));
}

test('BRIEF-9 the Markdown says everything that the brief says, in the order of its page', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const content = composed(seed);
    const plain = briefMarkdown(brief(content)).replace(/\\(.)/g, '$1');
    // The task says in its own sentences where to begin and what that screen does.
    for (const text of textsOf(content))
      expect(plain.toLowerCase()).toContain(
        text
          .replace(/\s+/g, ' ')
          .replace(/^In (‘.+’)\.$/, '$1')
          .toLowerCase(),
      );
    const [first] = content.keyFeatures;
    expect(plain.split(first!.description.slice(3))).toHaveLength(2);
    expect(plain).toContain(`**${first!.title}** (high): the screen to begin with.`);
    expect(plain).not.toContain('Where it shows');
    const headings = plain.match(/^## .+$/gm);
    expect(headings).toEqual([
      '## Your task',
      '## Project Overview',
      '## Unique Selling Points',
      '## Target Audience',
      '## Design Direction',
      '## Key Features',
      '## Deliverables',
      '## Plot Twist',
    ]);
  }
});

test('what stands at the head of the page stands at the head of the file', () => {
  const lines = briefMarkdown(brief(composed('one'))).split('\n');
  expect(lines[0]).toBe(`# ${composed('one').title}`);
  expect(lines.slice(2, 9)).toEqual([
    '- Brief: [BF20261234](https://briefs.example/brief/1)',
    '- Industry: Food & Beverage',
    '- Style: Retro/Vintage, Organic & Natural',
    '- Level: Stretch',
    '- Deadline: Two weeks',
    '- Assigned to: Ines Marau',
    '- Written by Brief Foundry, without a language model, nearest earlier brief: 21 % alike',
  ]);
});

test('a person’s own work goes along: milestones and ticks', () => {
  const milestones = [
    { title: 'Visit a shop', percentage: 12, doneAt: '2026-03-02' },
    { title: 'Sketches', percentage: 38, doneAt: null },
  ];
  const text = briefMarkdown(brief(composed('one'), { milestones, ticks: ['0.1'] }));
  expect(text).toContain('## Timeline\n\n- [x] 12%: Visit a shop\n- [ ] 38%: Sketches\n');
  const boxes = text.slice(text.indexOf('## Deliverables')).match(/^- \[.\]/gm)!;
  expect(boxes.slice(0, 3)).toEqual(['- [ ]', '- [x]', '- [ ]']);
  expect(briefMarkdown(brief(composed('one')))).not.toContain('## Timeline');
});

test('BRIEF-14 what was said with the client stands at the end', () => {
  const client = {
    name: 'Ana Reis',
    role: 'baker',
    log: [
      { speaker: 'designer' as const, kind: 'question', text: 'Who *decides*?' },
      { speaker: 'client' as const, kind: 'fact', text: 'I sign.' },
      { speaker: 'client' as const, kind: 'change', text: 'No Mondays.' },
    ],
  };
  expect(briefMarkdown(brief(composed('one'), { client }))).toMatch(
    /\n## Your client\n\nAna Reis, baker\n\n\*\*You\*\*: Who \\\*decides\\\*\?\n\n\*\*Ana Reis\*\*: I sign\.\n\n\*\*Ana Reis, change request\*\*: No Mondays\.\n$/,
  );
  expect(briefMarkdown(brief(composed('one'), { client: null }))).not.toContain('Your client');
});

test('words that would be read as Markdown stay words', () => {
  const content = {
    ...composed('one'),
    projectDescription: '# 1. A *star* and a | in [a link](x) <b>',
    nonGoals: ['- a dash', '3) a number', 'two\nlines'],
  };
  const text = briefMarkdown(brief(content));
  expect(text).toContain('\n\\# 1. A \\*star\\* and a \\| in \\[a link\\](x) \\<b\\>\n');
  expect(text).toContain('- \\- a dash\n- 3\\) a number\n- two lines');
});

test('a brief that lacks what may be missing has no empty headings', () => {
  const { plotTwist: _, typography: __, ...rest } = composed('one');
  const bare = { ...rest, situation: '', whyNow: '', successMeasures: [], constraints: [], nonGoals: [] };
  const text = briefMarkdown(brief({ ...bare, tension: null, stakeholders: [], unknowns: [] }));
  expect(text).not.toContain('\n\n\n');
  for (const heading of ['Plot Twist', 'Why now', 'Constraints', 'The tension', 'Typography'])
    expect(text).not.toContain(`# ${heading}`);
});

test('the file is named by docket and title, in letters that every disk takes', () => {
  expect(markdownFileName({ docket: 'BF20261234', title: 'Café “Über”: order ahead, by ten o’clock' })).toBe(
    'BF20261234-cafe-uber-order-ahead-by-ten-o-clock.md',
  );
  expect(markdownFileName({ docket: 'BF20261234', title: '東京' })).toBe('BF20261234.md');
});

test('BRIEF-9 a brief of the first form, which has no task, is written without one', () => {
  const { task: _task, ...content } = composed('one');
  const plain = briefMarkdown(brief(content));
  expect(plain).not.toMatch(/Your task\n|undefined/);
  expect(plain).toContain('## ');
});
