import { expect, test } from 'vitest';
import { counter } from '#test/case-study.ts';
import { draftFromEvidence, type Evidence } from './evidence.ts';
import { forReaders, PROMPT } from './for-readers.ts';
import { plainText } from './rich-text.ts';
import { placeholdersLeft, questionsLeft, summaryOf } from './summary.ts';
import { walk } from './tree.ts';

const evidence: Evidence = {
  design: {
    id: 'd1',
    title: 'Saltmarsh',
    approach: 'I spent a morning in a bakery.',
    challenges: 'Two trips.',
    resources: '',
  },
  brief: {
    id: 'b1',
    title: 'Order ahead',
    projectDescription: 'Three bakeries sell out by ten. They refuse delivery.',
    projectGoals: ['Fewer people leave empty-handed'],
    primaryAudience: '',
    plotTwist: '',
    colors: [{ hex: '#B6432A', role: 'action' }],
    styles: ['retro'],
  },
  client: null,
  milestones: [
    { id: 'm1', title: 'Bake board sketched', percentage: 40, isDone: true },
    { id: 'm2', title: 'Tried with two bakers', percentage: 80, isDone: false },
  ],
  requirements: [
    { key: '0.0', deliverable: 'App', text: 'Bake board', frameIds: ['f1'], arguedAway: '' },
    { key: '0.1', deliverable: 'App', text: 'Basket', frameIds: [], arguedAway: 'The board is the basket.' },
    { key: '0.2', deliverable: 'App', text: 'Receipt', frameIds: [], arguedAway: '' },
  ],
  frames: [
    {
      id: 'f2',
      name: 'Basket',
      mediaId: '0199aaaa-0000-7000-8000-000000000002',
      isFeatured: false,
      width: 390,
      height: 844,
      pins: [{ text: 'One time on the button', x: 50, y: 78 }],
      notes: [],
    },
    {
      id: 'f1',
      name: 'Board',
      mediaId: '0199aaaa-0000-7000-8000-000000000001',
      isFeatured: true,
      width: 1600,
      height: 1200,
      pins: [],
      notes: ['By oven time'],
    },
  ],
  critique: {
    total: 2,
    counts: { met: 3, partly: 1, not: 0, unclear: 1 },
    answers: [
      {
        critiqueId: 'c1',
        line: 'goal.0',
        asked: 'Fewer people leave empty-handed',
        answer: 'applied',
        reason: 'Both times stand on one line now.',
      },
    ],
  },
  builds: [
    {
      status: 'building',
      frames: 2,
      approved: [
        { name: 'Board', fidelity: 97, round: 2 },
        { name: 'Basket', fidelity: 100, round: 1 },
      ],
    },
  ],
};

/** Everything that is recorded, in one text. */
const recorded = JSON.stringify(evidence);

test('EDIT-13 the draft says what is recorded and nothing else; every paragraph keeps where it comes from', () => {
  const draft = draftFromEvidence(evidence, counter());
  const paragraphs = [...draft.sections, ...[...walk(draft)].map(({ component }) => component)];
  for (const { content, source } of paragraphs) {
    const words = plainText(content);
    if (words === '') continue;
    if (words.startsWith(PROMPT)) {
      expect(source).toBeNull();
      continue;
    }
    expect(source?.href).toMatch(/^\/(brief|showcase|workspace)\//);
    // A build contributes figures only; the next test checks them.
    if (source?.kind === 'build') continue;
    // People's sentences are copied whole; the rest are counts and names from the records.
    const own = words.replace(/^Applied a suggestion on “(.*)”\. /, '$1. ');
    for (const part of own.split(/\n|: |\. /)) expect(recorded).toContain(part.replace(/\.$/, ''));
  }
  expect(draft.title).toBe('Saltmarsh');
  // The brief's first sentence opens the first section, so it must not be the description too.
  expect(draft.description).toBe(`A design for the brief “${evidence.brief!.title}”.`);
  expect(draft.sections.map(({ title }) => title)).toEqual([
    'The Challenge',
    'At a glance',
    'The Solution',
    'Basket',
    'How it went',
    'What people said',
    'How it was built',
    'What the brief asked for',
    'What I would change',
  ]);
});

const blocksOf = (title: string, of = evidence) => {
  const { content } = draftFromEvidence(of, counter()).sections.find((one) => one.title === title)!.children;
  return content;
};

test('EDIT-13 a milestone that was never ticked is a question, not a line for readers', () => {
  const [reached, question] = blocksOf('How it went');
  expect(reached!.items.map(({ term, text }) => [term, text])).toEqual([['40 %', 'Bake board sketched']]);
  expect(plainText(question!.content)).toBe(`${PROMPT}what became of “Tried with two bakers”, planned for 80 %?`);
});

test('EDIT-13 what is counted stands in one row of figures, with its source', () => {
  const [figures] = blocksOf('At a glance');
  expect(figures!.items.map(({ term, text }) => [term, text])).toEqual([
    ['1 of 3', 'requirements of the brief are evidenced by frames'],
    ['2', 'people marked it against the brief: 3 met, 1 partly, 1 can’t tell'],
    ['97 of 100', 'lowest fidelity of an approved frame of the build'],
  ]);
  expect(figures!.caption).toContain('records of this design');
  expect(figures!.source?.href).toBe('/showcase/d1');
});

test('EDIT-13 EDIT-15 frames are placed by kind and size: the featured one wide, notes beside their points', () => {
  const [lead] = blocksOf('The Solution');
  expect(lead).toMatchObject({ templateId: 'full-bleed', caption: 'By oven time', pictures: [{ alt: 'Board' }] });
  const [basket] = blocksOf('Basket');
  expect(basket).toMatchObject({ templateId: 'annotated', items: [{ text: 'One time on the button', x: 50, y: 78 }] });
  expect(basket!.source?.href).toBe('/showcase/d1#frame-f2');
  const [, first] = evidence.frames;
  const phones = ['a', 'b', 'c'].map((id) => ({
    ...first!,
    id,
    name: id,
    isFeatured: false,
    notes: [],
    width: 390,
    height: 844,
  }));
  const [group] = blocksOf('More screens', { ...evidence, frames: [first!, ...phones] });
  expect(group).toMatchObject({ templateId: 'frames', device: 'phone' });
  expect(group!.pictures).toHaveLength(3);
});

test('EDIT-13 the requirements of the brief are one table: shown where, left out why, or open', () => {
  const [table] = blocksOf('What the brief asked for');
  expect(table!.items.map(({ term, text, state }) => [term, text, state])).toEqual([
    ['Bake board', 'Board', ''],
    ['Basket', 'The board is the basket.', 'left-out'],
    ['Receipt', '', ''],
  ]);
});

test('EDIT-13 a requirement that has one of its three frames says so, and that it is met is left to the author', () => {
  const [asked] = evidence.requirements;
  const text = 'Bake board: 3 frames, showing a morning, a noon and an evening; serves goal 1.';
  const one = { ...evidence, requirements: [{ ...asked!, text }] };
  const [table] = blocksOf('What the brief asked for', one);
  expect(table!.items[0]).toMatchObject({ state: '', text: 'Board. 1 of 3 frames' });
  expect(table!.caption).toBe('0 of 1 requirements are evidenced by frames.');
});

test('EDIT-13 the table has each requirement as a whole', () => {
  const text = `Room by room: 3 frames, showing ${'a corner at the handover, '.repeat(8)}and a new picture`;
  const [asked] = evidence.requirements;
  const long = { ...evidence, requirements: [{ ...asked!, text }] };
  const [table] = blocksOf('What the brief asked for', long);
  expect(table!.items[0]!.term).toBe(text);
});

test('EDIT-14 the draft has the theme of the brief’s style and the colour that people press', () => {
  const { theme, colors } = draftFromEvidence(evidence, counter());
  expect(theme).toBe('broadsheet');
  expect(colors[0]!.hex).toBe('#b6432a');
});

test('EDIT-14 of the brief’s colours what people press comes first, then what stands out', () => {
  const roles = ['background', 'accent', 'action'] as const;
  const colors = roles.map((role, n) => ({ role, hex: `#${'A1B'[n]!.repeat(6)}` }));
  const draft = draftFromEvidence({ ...evidence, brief: { ...evidence.brief!, colors } }, counter());
  expect(draft.colors.slice(0, 2).map(({ hex }) => hex)).toEqual(['#bbbbbb', '#111111']);
});

test('EDIT-13 a brief without goals has no list of them, and what the designer used is the last section', () => {
  const goals = (of: Evidence) => blocksOf('The Challenge', of).map(({ source }) => source?.label);
  expect(goals(evidence)).toContain('Goals of the brief');
  expect(goals({ ...evidence, brief: { ...evidence.brief!, projectGoals: [] } })).not.toContain('Goals of the brief');
  const design = { ...evidence.design, resources: 'Icons by hand.' };
  const last = draftFromEvidence({ ...evidence, design }, counter()).sections.at(-1)!;
  expect([last.title, plainText(last.content)]).toEqual(['Resources', 'Icons by hand.']);
});

test('EDIT-13 what was changed: the author’s own answers, each with its place', () => {
  const said = draftFromEvidence(evidence, counter()).sections.find(({ title }) => title === 'What people said')!;
  expect(plainText(said.content)).toBe(
    'Applied a suggestion on “Fewer people leave empty-handed”. Both times stand on one line now.',
  );
  expect(said.source).toMatchObject({ kind: 'critique', href: '/showcase/d1#critique-c1-goal.0' });
});

test('EDIT-13 a build is evidence: how far it is and what was approved, and its builder is a question', () => {
  const draft = draftFromEvidence(evidence, counter());
  const built = draft.sections.find(({ title }) => title === 'How it was built')!;
  expect(plainText(built.content)).toBe('It is being built: 2 of 2 frames approved.');
  const [approved, who] = built.children.content;
  expect(plainText(approved!.content)).toBe('Board: fidelity 97 of 100, after 2 rounds\nBasket: fidelity 100 of 100');
  expect(approved!.source).toMatchObject({ kind: 'build', href: '/workspace/d1/review' });
  expect(plainText(who!.content).startsWith(PROMPT)).toBe(true);
});

test('EDIT-13 BRIEF-14 what the client told and how the change was settled are cited, and what got no fact is not', () => {
  const said = (speaker: 'designer' | 'client', kind: string, words: string) => ({ speaker, kind, text: words });
  const draft = draftFromEvidence(
    {
      ...evidence,
      brief: { ...evidence.brief!, plotTwist: 'The oven stays cold on Mondays.' },
      client: {
        name: 'Ana Reis',
        role: 'baker',
        log: [
          said('designer', 'question', 'Blue?'),
          said('client', 'pushback', 'That is your trade.'),
          said('designer', 'question', 'Who decides?'),
          said('client', 'fact', 'I sign.'),
          said('client', 'change', 'The oven stays cold on Mondays.'),
          said('designer', 'answer', 'Declined: it costs the board.'),
          said('client', 'reply', 'Noted.'),
        ],
      },
    },
    counter(),
  );
  const told = draft.sections.find(({ title }) => title === 'What the client told me')!;
  expect(plainText(told.content)).toBe('I asked: Who decides? Ana Reis: I sign.');
  expect(told.source).toEqual({ kind: 'brief', label: 'Asked of Ana Reis, baker', href: '/brief/b1#client' });
  const changed = draft.sections.find(({ title }) => title === 'What changed on the way')!;
  const words = changed.children.content!.map(({ content }) => plainText(content));
  expect(words[0]).toBe('I declined: it costs the board.\nAna Reis: Noted.');
  expect(changed.children.content[0]!.source?.label).toBe('The change, as settled with Ana Reis');
  expect(JSON.stringify(draft)).not.toContain('your trade');
});

test('EDIT-13 the designer’s words stand without the product’s before them', () => {
  const changedBy = (answer: string) => {
    const log = [
      { speaker: 'client' as const, kind: 'change', text: 'Colder.' },
      { speaker: 'designer' as const, kind: 'answer', text: answer },
    ];
    const brief = { ...evidence.brief!, plotTwist: 'Colder.' };
    const draft = draftFromEvidence({ ...evidence, brief, client: { name: 'Ana', role: 'baker', log } }, counter());
    const section = draft.sections.find(({ title }) => title === 'What changed on the way')!;
    return plainText(section.children.content[0]!.content);
  };
  expect(changedBy('Not quite like that: Mondays stay.')).toBe('I proposed: Mondays stay.');
  expect(changedBy('Accepted. The board shows it.')).toBe('I accepted: The board shows it.');
  expect(changedBy('Accepted.')).toBe('I accepted.');
});

test('EDIT-13 a frame that its designer did not name is called by its place', () => {
  const [basket, board] = evidence.frames;
  const frames = [
    { ...basket!, name: 'f1' },
    { ...board!, name: 'IMG_2041.png' },
    { ...basket!, name: 'F1 race board' },
  ];
  const titles = draftFromEvidence({ ...evidence, frames }, counter()).sections.map(({ title }) => title);
  expect(titles.slice(3, 5)).toEqual(['Frame 1', 'F1 race board']);
});

test('EDIT-13 what is not recorded stays a question, and the author is told of it before publishing', () => {
  const nothing: Evidence = {
    ...evidence,
    design: { ...evidence.design, approach: '', challenges: '' },
    brief: null,
    milestones: [],
    requirements: [],
    frames: [],
    critique: { total: 0, counts: { met: 0, partly: 0, not: 0, unclear: 0 }, answers: [] },
    builds: [],
  };
  const draft = draftFromEvidence(nothing, counter());
  const texts = [...draft.sections, ...[...walk(draft)].map(({ component }) => component)];
  const words = texts.map(({ content }) => plainText(content));
  expect(words.every((text) => text.startsWith(PROMPT))).toBe(true);
  expect(placeholdersLeft(draft)).toEqual(['the description']);
  expect(questionsLeft(draft)).toBe(words.length);
  const read = forReaders(draft);
  expect(JSON.stringify(read)).not.toContain(PROMPT);
  // Every section had only questions, so nothing is left, not even a heading.
  expect(read.sections).toEqual([]);
  expect(summaryOf(draft)).toMatchObject({ sections: 3, pictures: 0, minutes: 1 });
});
