import { expect, test } from 'vitest';
import { newSection } from '#domain/case-study/document.ts';
import { counter } from '#test/case-study.ts';
import { caseStudyOperation } from './case-study-document.ts';

const from = (href: string) => {
  const source = { kind: 'brief', label: 'Brief', href } as const;
  const section = newSection('full-width', counter(), { source });
  return caseStudyOperation.safeParse({ kind: 'add-section', section, index: 0 }).success;
};

test.each(['/brief/b1', '/brief/b1#client', '/showcase/d1#critique-c1-goal.0', '/workspace/d1/review'])(
  'EDIT-13 the source %j is a page of the product',
  (href) => {
    expect(from(href)).toBe(true);
  },
);

test.each([
  '/\\evil.example',
  '//evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  '/api/me',
])('EDIT-13 the source %j leads elsewhere', (href) => {
  expect(from(href)).toBe(false);
});
