import {
  createStaticHandler,
  type DataStrategyFunction,
  type DataStrategyFunctionArgs,
  type DataStrategyResult,
  type RouteObject,
  type StaticHandler,
} from 'react-router';

/**
 * Asks the loaders of the page at an address. The router tries every path of its table, and prepares each loader for being broken
 * off; here a table holds the pages whose paths begin with one word, and loaders are called and no more. Together that was a tenth of
 * what drawing a page costs.
 *
 * @param table one route around one route around all pages
 */
export function pageQueries([root]: RouteObject[]): StaticHandler['query'] {
  const [around] = root!.children!;
  const pages = around!.children!.map((page) => ({ page, word: firstWord(page.path!) }));
  const handlerFor = (own: RouteObject[]) =>
    createStaticHandler([{ ...root, children: [{ ...around, children: own }] }] as RouteObject[]);

  const anywhere = pages.filter(({ word }) => /^[*:]/.test(word));
  const elsewhere = handlerFor(anywhere.map(({ page }) => page));
  const handlers = new Map(
    pages.map(({ word }) => {
      const own = pages.filter((one) => one.word === word && !anywhere.includes(one));
      return [word, handlerFor([...own, ...anywhere].map(({ page }) => page))];
    }),
  );
  return (request, options) => {
    const handler = handlers.get(firstWord(new URL(request.url).pathname)) ?? elsewhere;
    return handler.query(request, { ...options, dataStrategy: load as DataStrategyFunction<unknown> });
  };
}

/** As the router compares them: upper and lower case are one, and what is encoded counts as what it means. */
function firstWord(path: string): string {
  const word = path.replace(/^\//, '').split('/', 1)[0]!.toLowerCase();
  if (!word.includes('%')) return word;
  try {
    return decodeURIComponent(word).toLowerCase();
  } catch {
    return word; // encoded wrongly: no page begins with it
  }
}

async function load({ matches, ...args }: DataStrategyFunctionArgs): Promise<Record<string, DataStrategyResult>> {
  const loading = matches.filter(({ shouldLoad }) => shouldLoad);
  const results = await Promise.all(
    loading.map(async (match): Promise<DataStrategyResult> => {
      const { loader } = match.route;
      // A module that is still to come is the router's to fetch.
      if (typeof loader !== 'function') return match.resolve();
      try {
        return { type: 'data', result: await loader({ ...args, params: match.params }) };
      } catch (result) {
        return { type: 'error', result };
      }
    }),
  );
  return Object.fromEntries(loading.map(({ route }, n) => [route.id, results[n]!]));
}
