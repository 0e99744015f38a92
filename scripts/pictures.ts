import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { links } from '#domain/navigation/links.ts';
import { withSampleProduct } from './screens/sample-product.ts';

/* Takes the pictures of the README from the sample world. */

const folder = join(import.meta.dirname, '../docs/pictures');
const VIEWPORT = { width: 1440, height: 900 };
const WIDTH = 1200;
const QUALITY = 72;

interface Shot {
  name: string;
  /** One of the sample people, or a guest. */
  as: string | null;
  address(page: Page): Promise<string> | string;
  /** What to do before the picture is taken. */
  first?(page: Page): Promise<unknown>;
}

const json = async (page: Page, path: string) => (await page.request.get(path)).json();
const designOf = async (page: Page) => (await json(page, '/api/me/submissions')).items[0].id as string;

const shots: Shot[] = [
  {
    name: 'landing',
    as: null,
    address: () => links.home(),
    first: (page) => page.getByRole('radio', { name: 'Travel & Hospitality' }).first().check(),
  },
  {
    name: 'brief',
    as: 'ines-marau',
    address: async (page) => {
      const { items } = await json(page, '/api/me/briefs');
      return links.brief(items.find(({ status }: { status: string }) => status === 'in_progress').briefId);
    },
  },
  {
    name: 'design',
    as: null,
    address: async (page) => links.submission((await json(page, '/api/showcase')).items[0].id),
    first: (page) => page.getByRole('button', { name: 'Close' }).click(),
  },
  {
    name: 'editor',
    as: 'ines-marau',
    address: async (page) => links.editCaseStudy(await designOf(page)),
    first: async (page) => {
      await page.getByRole('button', { name: 'Fill from your design' }).click();
      await page.getByText('Start with what you recorded').waitFor({ state: 'detached' });
    },
  },
  { name: 'workspace', as: 'ines-marau', address: () => links.demoWorkspace() },
  {
    name: 'inspector',
    as: 'ines-marau',
    address: () => links.inspect('demo'),
    first: (page) => page.getByRole('treeitem', { name: /^Card/ }).first().click(),
  },
  { name: 'review', as: 'ines-marau', address: () => links.buildReview('demo') },
];

await withSampleProduct(async ({ windowOf }) => {
  for (const { name, as, address, first } of shots) {
    const page = await (await windowOf(as)).newPage();
    await page.setViewportSize(VIEWPORT);
    await page.goto(await address(page), { waitUntil: 'networkidle' });
    await first?.(page);
    const bytes = await page.screenshot();
    await sharp(bytes)
      .resize(WIDTH)
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(folder, `${name}.webp`));
    console.log(name);
    await page.close();
  }
});
