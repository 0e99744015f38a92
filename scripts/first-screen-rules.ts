import { type CssNode, generate, parse, type SelectorList, walk } from 'css-tree';
import type { FirstScreenRules, Rule, Variable } from '../server/platform/pages/first-screen.ts';

/** What is drawn before anybody has touched anything, on a screen. */
const LATER = /:(hover|active|focus|target|open)|::(selection|view-transition|backdrop)|\[open\]|\[data-awake/;
const OTHER_MEDIA = /print|prefers-reduced|prefers-contrast|forced-colors|scripting: ?none/;

const MOTION = /^(-webkit-)?(transition|animation|cursor|user-select)/;

/**
 * Takes a page's whole sheet apart, so that the server can choose what the first screen of a drawn page needs of it
 * (server/platform/pages/first-screen.ts). Left out are states that come by touching, motion, and fonts that have to be fetched.
 */
export function firstScreenRules(css: string): FirstScreenRules {
  const layers = [...new Set([...css.matchAll(/@layer ([^;{]+)/g)].flatMap(([, names]) => names!.split(/, ?/)))];
  const rules: Rule[] = [];
  const read = (nodes: Iterable<CssNode>, within: string[]) => {
    for (const node of nodes) {
      if (node.type === 'Atrule') {
        const prelude = node.prelude ? ` ${generate(node.prelude)}` : '';
        const text = `@${node.name}${prelude}`;
        if (node.name === 'font-face') {
          const face = generate(node);
          if (!face.includes('url('))
            rules.push({ within, selectors: [], declarations: face, uses: [], variables: [] });
        } else if (node.block && /^(layer|media|supports|container)$/.test(node.name) && !OTHER_MEDIA.test(prelude)) {
          read(node.block.children, [...within, text]);
        }
      } else if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
        const selectors = selectorsOf(node.prelude);
        if (selectors.length === 0) continue;
        const declarations: string[] = [];
        const variables: Variable[] = [];
        for (const part of node.block.children) {
          const text = generate(part);
          const name = part.type === 'Declaration' ? part.property : '';
          if (MOTION.test(name)) continue;
          if (name.startsWith('--')) variables.push({ name, text, uses: variablesIn(text) });
          else declarations.push(text);
        }
        const all = declarations.join(';');
        rules.push({ within, selectors, declarations: all, uses: variablesIn(all), variables });
      }
    }
  };
  const sheet = parse(css);
  if (sheet.type === 'StyleSheet') read(sheet.children, []);
  return { layers, rules };
}

export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!))];
}

/** Each selector with what must stand in the page for it to match anything: `.class`, `tag`, `[attribute]`, `[attribute=value]`. */
function selectorsOf(list: SelectorList): Rule['selectors'] {
  const found: Rule['selectors'] = [];
  for (const selector of list.children) {
    const text = generate(selector);
    if (LATER.test(text)) continue;
    const needs: string[] = [];
    walk(selector, function (node) {
      if (this.function && (this.function.name === 'not' || hasSeveral(this.function))) return;
      if (node.type === 'ClassSelector') needs.push(`.${node.name}`);
      else if (node.type === 'TypeSelector' && node.name !== '*') needs.push(node.name);
      else if (node.type === 'AttributeSelector' && (!node.matcher || node.matcher === '=')) {
        const value = node.value?.type === 'String' ? node.value.value : node.value?.name;
        needs.push(value === undefined ? `[${node.name.name}]` : `[${node.name.name}=${value}]`);
      }
    });
    found.push({ text, needs: [...new Set(needs)] });
  }
  return found;
}

/** `:is(a, b)` matches where one of them stands. */
function hasSeveral(node: CssNode): boolean {
  return generate(node).includes(',');
}
