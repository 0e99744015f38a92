import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './seed.ts';

/** What a page of another origin on the same site can send by itself: the browser adds the person's cookies. */
const SENDS = `<!doctype html><title>Win a prize</title><script type="module">
const { origin, id } = Object.fromEntries(new URLSearchParams(location.search));
// What comes back is kept from this page; what was sent has arrived all the same.
const send = (path) => fetch(origin + path, { method: 'POST', credentials: 'include', mode: 'no-cors' }).catch(() => {});
for (const api of ['/api', '/%61pi', '/ap%69', '/%61%70%69']) await send(api + '/briefs/' + id + '/community-copy');
document.title = 'All sent';
</script>`;

test('a page of another port of the host cannot publish the private brief of a person who is signed in', async ({
  page,
  baseURL,
  signIn,
  seed,
}) => {
  const other = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(SENDS));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const id = await seed.ownBrief(await signIn());
  const copies = () => seed.query('select id from design_briefs where copied_from = $1', [id]);
  let sent = 0;
  page.on('request', (asked) => {
    if (asked.url().endsWith('/community-copy')) sent += 1;
  });
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/?origin=${baseURL}&id=${id}`);
  await expect(page).toHaveTitle('All sent');
  expect(await copies()).toEqual([]);
  expect(sent).toBe(4);
  other.close();
});
