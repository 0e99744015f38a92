import { v7 as newId } from 'uuid';
import { publishDesign } from './designs.ts';
import { expect, test } from './fixtures.ts';

/** Each of them would leave an element with this source, or a number in the window, if it were read as HTML. */
const HOSTILE = [
  '<img src="fired" onerror="window.fired = 1">',
  '"><img src=fired onerror=alert(1)>',
  "'/><svg onload='window.fired = 1'><img src='fired'/>",
  '</textarea></title></script><script>window.fired = 1</script><img src=fired>',
  '{{constructor.constructor("window.fired = 1")()}}<img src=fired>',
  '<a href="javascript:window.fired=1">x</a><img src=fired>',
  '<iframe srcdoc="<img src=fired>"></iframe><img src=fired>',
];

test('DET-2 SUB-9 hostile texts in a design, a comment, a collection and a profile are shown as text and do nothing', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn();
  const headers = { origin: baseURL! };
  const all = HOSTILE.join(' ');
  const bio = HOSTILE.slice(0, 3).join(' ');
  const changed = await page.request.patch('/api/profile', { headers, data: { bio } });
  expect(changed.ok(), await changed.text()).toBe(true);
  const collectionId = newId();
  const collection = { title: HOSTILE[0], about: HOSTILE[1], isPublic: true, revision: 0 };
  expect((await page.request.put(`/api/collections/${collectionId}`, { headers, data: collection })).ok()).toBe(true);
  const title = HOSTILE[1]!;
  const id = await publishDesign(page.request, baseURL!, { title, approach: all, challenges: all, resources: all });
  await page.request.put(`/api/collections/${collectionId}/design/${id}`, { headers, data: {} });
  const comments = `/api/submissions/${id}/comments`;
  for (const body of HOSTILE)
    expect((await page.request.post(comments, { headers, data: { body } })).status()).toBe(201);
  const { viewer } = await (await page.request.get('/api/session')).json();

  const seen = () =>
    page.evaluate(() => ({
      fired: 'fired' in window,
      elements: document.querySelectorAll('img[src="fired"], iframe, main script, a[href^="javascript:"]').length,
    }));
  const pages: [string, string][] = [
    [`/showcase/${id}`, all],
    [`/u/${viewer.handle}`, bio],
    [`/collections/${collectionId}`, HOSTILE[1]!],
    ['/showcase?sort=newest', title],
    ['/my-projects', ''],
    [`/showcase?q=${encodeURIComponent(HOSTILE[3]!)}`, ''],
  ];
  for (const [address, text] of pages) {
    await page.goto(address);
    await expect(page.locator('main')).toContainText(text);
    expect(await seen(), address).toEqual({ fired: false, elements: 0 });
  }
  for (const body of HOSTILE) {
    const { items } = await (await page.request.get(comments)).json();
    expect(items.map((one: { body: string }) => one.body)).toContain(body);
  }

  // What is measured above would be seen, had a page taken a text for HTML.
  await page.evaluate(() => {
    document.querySelector('main')!.innerHTML += '<iframe title="planted"></iframe>';
  });
  expect((await seen()).elements).toBe(1);
});
