import { createStaticHandler, data, redirect, type StaticHandlerContext } from 'react-router';
import { expect, test } from 'vitest';
import { pageQueries } from './page-queries.ts';
import { routes } from './routes.tsx';

const ADDRESSES = [
  '/', '/?again=1', '/showcase', '/Showcase/', '/%73howcase', '/showcase/1', '/showcase/1/edit', '/showcase/1/2/3', '/brief/new',
  '/brief/7', '/briefs', '/workspace/demo', '/workspace/demo/review', '/workspace/1/inspect', '/case-study/view/1', '/u/ada', '/u',
  '//showcase', '/a/../about', '/nowhere', '/nowhere/at/all', '/%zz', '/a%2Fb', '/*',
]; // biome-ignore format: a list to read through

test('every address leads to the page that the whole table leads it to, with the same params', async () => {
  const [root] = routes({ isDevelopment: false });
  const [around] = root!.children!;
  const pages = around!.children!.map(({ lazy: _, ...page }) => page);
  const table = [{ ...root, loader: undefined, children: [{ ...around, children: pages }] }] as (typeof root)[];
  const [whole, parted] = [createStaticHandler(table as never).query, pageQueries(table as never)];
  for (const address of ADDRESSES) {
    const [expected, found] = await Promise.all(
      [whole, parted].map((query) => query(new Request(`http://page${address}`)) as Promise<StaticHandlerContext>),
    );
    const seen = ({ matches, statusCode }: StaticHandlerContext) => [
      statusCode,
      matches.map(({ route, params }) => [route.id, params]),
    ];
    expect(seen(found!), address).toEqual(seen(expected!));
  }
});

test('loaders answer, refuse and lead on as they do with the router, from the first request of a page on', async () => {
  const page = (id: string, loader: () => unknown) => ({ id, path: `/${id}/:n`, lazy: async () => ({ loader }) });
  const table = [
    {
      id: 'root',
      path: '/',
      loader: () => 'around',
      children: [
        {
          id: 'pages',
          children: [
            page('good', () => ({ said: 'hello' })),
            page('refused', () => {
              throw data({ code: 'not_found' }, { status: 404 });
            }),
            page('moved', () => {
              throw redirect('/good/1', 301);
            }),
            page('broken', () => {
              throw new Error('unforeseen');
            }),
          ],
        },
      ],
    },
  ];
  const [whole, parted] = [createStaticHandler(table).query, pageQueries(table)];
  for (const address of ['/good/1', '/refused/2', '/moved/3', '/broken/4']) {
    for (const nth of [1, 2]) {
      const [expected, found] = await Promise.all(
        [whole, parted].map((query) => query(new Request(`http://page${address}`))),
      );
      const seen = (result: Response | StaticHandlerContext) =>
        result instanceof Response
          ? [result.status, result.headers.get('location')]
          : [result.statusCode, result.loaderData, result.errors];
      expect(seen(found!), `${address}, request ${nth}`).toEqual(seen(expected!));
    }
  }
});
