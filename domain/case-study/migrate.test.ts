import { expect, test } from 'vitest';
import { caseStudyId, DEFAULT_COLORS, DEFAULT_TYPOGRAPHY, newCaseStudy, SCHEMA } from './document.ts';
import { type CaseStudy1, type CaseStudy2, migrate, migrateOperation } from './migrate.ts';
import { plainText } from './rich-text.ts';

const first: CaseStudy1 = {
  title: 'Saltmarsh',
  description: 'Order ahead',
  colors: [{ name: 'Primary', hex: '#2563eb' }],
  typography: [{ name: 'Heading 1', family: 'Inter', weight: '700', size: '48px', lineHeight: '1.2' }],
  sections: [
    {
      id: 'section-1',
      title: 'The Challenge',
      content: 'First line\nSecond line',
      decorativeElement: 'circle',
      backgroundColor: 'bg-gray-50',
      fontColor: 'text-blue-600',
      hasPattern: true,
      templateId: 'two-column',
      type: 'layout',
      children: {
        left: [{ id: 'component-1', templateId: 'text-block', content: 'Words', fontColor: 'text-orange-600' }],
        right: [
          { id: 'component-2', templateId: 'image-block', content: 'A board', imageUrl: '/media/x' },
          { id: 'component-3', templateId: 'image-block', imageUrl: 'https://via.placeholder.com/600x400' },
        ],
      },
    },
    { id: 'section-2', title: 'Odd', content: '', templateId: 'spiral', backgroundColor: 'bg-mauve' },
  ],
};

test('EDIT-4 a document of the first version migrates with everything that was written', () => {
  const now = migrate(first);
  expect(now.schema).toBe(SCHEMA);
  const [section, odd] = now.sections;
  expect(section).toMatchObject({
    backgroundColor: 'bg-gray-50',
    fontColor: 'text-blue-600',
    hasPattern: true,
    decorativeElement: 'circle',
  });
  expect(plainText(section!.content)).toBe('First line\nSecond line');
  expect(plainText(section!.children.left[0]!.content)).toBe('Words');
  expect(section!.children.right[0]).toMatchObject({ caption: 'A board', imageUrl: '/media/x' });
  expect(section!.children.right[1]!.imageUrl).toBe('');
  // An unknown layout shows as single-column, an unknown colour as white.
  expect(odd).toMatchObject({ templateId: 'single-column', backgroundColor: 'bg-white', decorativeElement: 'none' });
  expect(now.typography[0]).toEqual(DEFAULT_TYPOGRAPHY[0]);
});

test('a document of today stays as it is, one of tomorrow is refused', () => {
  const study = newCaseStudy(() => 'x');
  expect(migrate(study)).toBe(study);
  expect(() => migrate({ ...study, schema: SCHEMA + 1 })).toThrow(/later than this version/);
});

test('EDIT-2 EDIT-11 a new document has the specified words, colours, type and ids', () => {
  let n = 0;
  const study = newCaseStudy(() => `${++n}`);
  expect(study).toMatchObject({
    title: 'Project Title',
    description: 'A brief description of the project and its main objectives.',
    colors: DEFAULT_COLORS,
    sections: [
      { id: 'section-1', title: 'The Challenge', decorativeElement: 'circle', backgroundColor: 'bg-white' },
      { id: 'section-2', title: 'The Solution', decorativeElement: 'square', backgroundColor: 'bg-gray-50' },
    ],
  });
  expect(plainText(study.sections[0]!.content)).toBe('Enter the project challenge and context here...');
  expect(plainText(study.sections[1]!.content)).toBe('Describe your solution approach...');
  expect(caseStudyId(1_762_214_400_000)).toMatch(/^cs-[0-9a-z]{8}$/);
});

test('a page and an edit of the second schema get the plain theme and no blocks, and keep everything else', () => {
  const today = migrate(first);
  const { theme, ...rest } = today;
  const sections = rest.sections.map((section) => ({
    ...section,
    children: Object.fromEntries(
      Object.entries(section.children).map(([column, all]) => [
        column,
        all.map(({ pictures, items, device, mat, ...old }) => old),
      ]),
    ),
  }));
  const second = { ...rest, schema: 2, sections } as unknown as CaseStudy2;
  expect(theme).toBe('plain');
  expect(migrate(second)).toEqual(today);
  const section = second.sections[0]!;
  expect(migrateOperation({ kind: 'add-section', section, index: 0 })).toEqual({
    kind: 'add-section',
    section: today.sections[0],
    index: 0,
  });
});
