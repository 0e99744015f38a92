import { expect, test } from 'vitest';
import { z } from 'zod';
import { changeCaseStudy } from '#contract/case-study.ts';
import { parseUpToFaults } from './parse-up-to-faults.ts';

const section = (components: number) => ({ children: { content: Array.from({ length: components }, () => ({})) } });

test('of a large body full of faults a few are found, and nobody waits for them', () => {
  const sections = Array.from({ length: 100 }, () => section(50));
  const body = { operations: [{ kind: 'replace', to: { sections } }] };
  const { success, error } = parseUpToFaults(changeCaseStudy.body, JSON.parse(JSON.stringify(body)));
  expect(success).toBe(false);
  expect(error!.issues.length).toBeLessThan(50);
});

test('a form is told all its faults, and what fits is taken, large or small', () => {
  const form = z.strictObject({ title: z.string().max(3), tags: z.array(z.int()) });
  expect(parseUpToFaults(form, { title: 'Long', tags: ['a', 'b'] }).error!.issues).toHaveLength(3);
  const large = { title: 'Yes', tags: Array.from({ length: 1_000 }, (_, n) => n) };
  expect(parseUpToFaults(form, large)).toMatchObject({ success: true, data: large });
  expect(parseUpToFaults(form, { ...large, title: 'Long' }).success).toBe(false);
});
