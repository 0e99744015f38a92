import type { ShowcaseCard } from '#contract/showcase.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { styleOf } from '#domain/catalog/styles.ts';
import { swatchOf } from '#domain/showcase/colors.ts';
import type { ShowcaseFilter } from '#domain/showcase/filter.ts';
import { quoted } from '#domain/text/quoted.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { listQuery } from '../filter/search.ts';

/** One condition of a search that found nothing, and what there is without it. */
export interface WayOut {
  /** 'Search all styles, not only Futuristic' */
  sentence: string;
  /** 'Futuristic' */
  name: string;
  filter: ShowcaseFilter;
  designs: ShowcaseCard[];
}

type Condition = Omit<WayOut, 'designs'>;

/** Those conditions of a search without which it finds something. With one condition alone there is no such way. */
export async function waysOut(api: ApiClient, filter: ShowcaseFilter): Promise<WayOut[]> {
  const conditions = conditionsOf(filter);
  if (conditions.length < 2) return [];
  const ways = await Promise.all(
    conditions.map(async (condition) => {
      const { items } = await api('GET /api/showcase', { query: { ...listQuery(condition.filter), exact: 'yes' } });
      return { ...condition, designs: items };
    }),
  );
  return ways.filter(({ designs }) => designs.length > 0);
}

/** Each condition of a filter, with the filter that lacks only it. */
export function conditionsOf(filter: ShowcaseFilter): Condition[] {
  const { q, industries, styles, color, open, techs } = filter;
  const conditions: Condition[] = [];
  const add = (name: string, sentence: string, without: Partial<ShowcaseFilter>) =>
    conditions.push({ name, sentence, filter: { ...filter, ...without } });
  if (styles.length > 0) {
    const name = listOf(styles.map((style) => styleOf(style).short));
    add(name, `Search all styles, not only ${name}`, { styles: [] });
  }
  if (industries.length > 0) {
    const name = listOf(industries.map((industry) => industryOf(industry).short));
    add(name, `Search all industries, not only ${name}`, { industries: [] });
  }
  if (color) {
    const name = swatchOf(color).label;
    add(name, `Search all colours, not only ${name}`, { color: null });
  }
  if (techs.length > 0) {
    const name = listOf(techs);
    add(name, `Search all technologies, not only ${name}`, { techs: [], open: false });
  } else if (open) {
    add('“Open to collaboration”', 'Search all designs, not only those that are open to collaboration', {
      open: false,
    });
  }
  if (q) add(quoted(q), `Search without the words ${quoted(q)}`, { q: '' });
  return conditions;
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}
