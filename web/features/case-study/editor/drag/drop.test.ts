import { expect, test } from 'vitest';
import { newCaseStudy, newComponent, newSection } from '#domain/case-study/document.ts';
import { apply } from '#domain/case-study/operations.ts';
import { counter, defaultStudy } from '#test/case-study.ts';
import { contrastOnPage } from '../document/contrast.ts';
import { destinations, dropOperation, nameOfTarget, startTarget, targetsFor } from './drop.ts';
import { dropMs, type Slot, scrollStep, slotAt } from './geometry.ts';

const newId = counter('t');
const text = newComponent('text-block', counter('c'));
const box = newComponent('container', counter('box'));
const two = newSection('two-column', counter('two'), {
  title: 'The Solution',
  children: { content: [], left: [text, box], right: [], text: [] },
});
const document = { ...defaultStudy(), sections: [...defaultStudy().sections, two] };

test('EDIT-6 a layout goes between sections, a template of a component also into columns and containers', () => {
  const layout = targetsFor(document, { kind: 'layout', templateId: 'full-width' });
  expect(layout).toEqual([0, 1, 2, 3].map((index) => ({ kind: 'gap', index })));
  const places = targetsFor(document, { kind: 'component', templateId: 'text-block' }).filter(
    ({ kind }) => kind === 'place',
  );
  // One in each empty column, three around two components, one in the container.
  expect(places).toHaveLength(2 + 1 + 1 + 1 + 1 + 1);
});

test('EDIT-6 a component dropped on the content area makes a section from its template', () => {
  const made = dropOperation(
    document,
    { kind: 'component', templateId: 'image-block' },
    { kind: 'gap', index: 1 },
    newId,
  );
  expect(made).toMatchObject({
    kind: 'add-section',
    index: 1,
    section: { templateId: 'image-block', type: 'component' },
  });
  const container = dropOperation(
    document,
    { kind: 'component', templateId: 'container' },
    { kind: 'gap', index: 0 },
    newId,
  );
  expect(container).toMatchObject({ section: { children: { content: [{ templateId: 'container' }] } } });
});

test('EDIT-6 what is dropped where it lies stays, before itself and after itself', () => {
  const dragged = { kind: 'placed', id: text.id } as const;
  const start = startTarget(document, dragged);
  for (const index of [0, 1]) {
    const target = { kind: 'place', place: { parent: { section: two.id, column: 'left' }, index } } as const;
    const operation = dropOperation(document, dragged, target, newId);
    expect(apply(document, operation!)).toEqual(document);
  }
  expect(start).toMatchObject({ place: { index: 0 } });
});

test('EDIT-5 a container is offered no container', () => {
  const offered = destinations(document, box.id).map(({ label }) => label);
  expect(offered).toEqual(['The Challenge', 'The Solution', 'The Solution, right column']);
  expect(destinations(document, text.id).map(({ label }) => label)).toContain('The Solution, container');
});

test('EDIT-6 positions are said as they will be', () => {
  const dragged = { kind: 'section', id: document.sections[0]!.id } as const;
  const words = [0, 2, 3].map((index) => nameOfTarget(document, dragged, { kind: 'gap', index }));
  expect(words).toEqual(['position 1 of 3', 'position 2 of 3', 'position 3 of 3']);
});

const slot = (target: Slot['target'], area: Slot['area'], y: number): Slot => ({
  target,
  area,
  line: { left: area.left, right: area.right, y },
});
const gap = (index: number, y: number) => slot({ kind: 'gap', index }, { left: 0, top: 0, right: 900, bottom: 900 }, y);
const inColumn = (index: number, y: number, area: Slot['area']) =>
  slot({ kind: 'place', place: { parent: { section: 's', column: 'left' }, index } }, area, y);

test('EDIT-6 the column under the pointer wins over the gap between sections, the nearest line within it', () => {
  const area = { left: 100, top: 200, right: 400, bottom: 500 };
  const slots = [gap(0, 100), gap(1, 520), inColumn(0, 204, area), inColumn(1, 350, area)];
  expect(slotAt(slots, 200, 340)?.target).toMatchObject({ place: { index: 1 } });
  expect(slotAt(slots, 200, 120)?.target).toEqual({ kind: 'gap', index: 0 });
  expect(slotAt(slots, 700, 480)?.target).toEqual({ kind: 'gap', index: 1 });
  expect(slotAt([], 0, 0)).toBeNull();
});

test('EDIT-6 a drop glides for 0.33 to 0.55 seconds; near an edge the page scrolls', () => {
  expect([dropMs(0), dropMs(5000)]).toEqual([330, 550]);
  expect(scrollStep(400, 900)).toBe(0);
  expect(scrollStep(70, 900)).toBeLessThan(0);
  expect(scrollStep(890, 900)).toBeGreaterThan(0);
});

test('EDIT-3 the contrast is stated with what it is good for', () => {
  const page = newCaseStudy(newId);
  expect(contrastOnPage(page, 'text-gray-800', 'bg-orange-50').words).toMatch(/^Contrast 1\d\.\d:1, any size$/);
  expect(contrastOnPage(page, 'text-green-600', 'bg-green-50').words).toMatch(/headings only/);
  expect(contrastOnPage(page, 'text-white', 'bg-white').words).toMatch(/too faint for text/);
});

test('EDIT-3 in a theme with a dark page the contrast is the lesser of day and night', () => {
  const page = { ...newCaseStudy(newId), theme: 'broadsheet' as const };
  expect(contrastOnPage(page, 'text-gray-800', 'bg-white').isEnough).toBe(true);
  expect(contrastOnPage(page, 'text-white', 'bg-white').words).toMatch(/too faint for text/);
});
