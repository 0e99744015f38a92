import type { StaticHandlerContext } from 'react-router';
import { expect, test } from 'vitest';
import { pageDataHtml } from './page-data.ts';

const context = (parts: Partial<StaticHandlerContext>) =>
  ({ loaderData: {}, errors: null, ...parts }) as StaticHandlerContext;

test('a text in the data can neither end the block nor begin a tag, and is read back as it was', () => {
  const nasty = '</script><script>alert(1)</script><!-- \u2028';
  const html = pageDataHtml(context({ loaderData: { brief: { title: nasty } } }));
  const json = html.match(/^<script type="application\/json" id="page-data">(.*)<\/script>$/s)?.[1];
  expect(json).not.toContain('<');
  expect(JSON.parse(json!).loaderData.brief.title).toBe(nasty);
});

test('what broke on the server does not tell the browser how', () => {
  const html = pageDataHtml(context({ errors: { root: new Error('connect ECONNREFUSED 10.0.0.3') } }));
  expect(html).not.toContain('ECONNREFUSED');
  expect(html).toContain('"errors":{"root":null}');
});
