import type { StaticHandlerContext } from 'react-router';
import { expect, test } from 'vitest';
import { readAnswer } from '#web/lib/shared-answers.ts';
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

test('what would stand in for a picture is left out where the picture is there, and only there', () => {
  const placeholder = 'data:image/webp;base64,AAAA';
  const picture = { placeholder, colors: ['#112233'], sources: [{ type: 'image/webp', width: 400, url: '/400.webp' }] };
  const loaderData = { there: picture, coming: { ...picture, sources: [] }, written: JSON.stringify(picture) };
  const json = pageDataHtml(context({ loaderData })).replace(/^<[^>]*>|<[^>]*>$/g, '');
  const { placeholder: _, ...there } = picture;
  expect(JSON.parse(json).loaderData).toEqual({ ...loaderData, there });
});

test('an answer that stands on many pages is the same text in each, whatever stands beside it', () => {
  const given = { body: '{"items": [{"title": "<b>Nightlines</b>"}]}' };
  readAnswer(given);
  const first = readAnswer(given);
  const page = (filter: string) =>
    pageDataHtml(context({ loaderData: { root: null, page: { filter, first, front: null, gone: undefined } } }));
  for (const filter of ['food', 'travel']) {
    const json = page(filter).replace(/^<[^>]*>|<[^>]*>$/g, '');
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      loaderData: { root: null, page: { filter, first, front: null } },
      errors: null,
    });
  }
});

test('a person’s own answer is carried as it came: no tag can begin in it, and no picture stands in where the picture is there', () => {
  const placeholder = 'data:image/webp;base64,AAAA';
  const title = '</script><b>“placeholder”</b>';
  const body = `{"title" : ${JSON.stringify(title)}, "face": {"placeholder" : "${placeholder}", "colors": ["#112233"], "sources" : [{"width" : 400}]}}`;
  const json = pageDataHtml(context({ loaderData: { page: { own: readAnswer({ body }), isLater: false } } }));
  const data = json.replace(/^<[^>]*>|<[^>]*>$/g, '');
  expect(data).not.toContain('<');
  expect(JSON.parse(data).loaderData.page).toEqual({
    own: { title, face: { colors: ['#112233'], sources: [{ width: 400 }] } },
    isLater: false,
  });
});
