import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Variable {
  name: string;
  text: string;
  uses: string[];
}

export interface Rule {
  /** The at-rules around it, from the outside. */
  within: string[];
  /** None on a rule that always holds, which stands in `declarations` as a whole. */
  selectors: { text: string; needs: string[] }[];
  declarations: string;
  /** Custom properties that the declarations refer to. */
  uses: string[];
  variables: Variable[];
}

/** A page's whole sheet, taken apart by scripts/first-screen-rules.ts. */
export interface FirstScreenRules {
  layers: string[];
  rules: Rule[];
}

/** Several kilobytes each; a sheet's pages need a few. */
const CHOSEN_MAX = 24;

/** Where the build puts the rules of a sheet. */
export function rulesPath(webDir: string, sheet: string): string {
  return join(webDir, '.vite', `${sheet.split('/').at(-1)}.json`);
}

/** Answers which styles the first screen of a page needs, by its sheet and its HTML; `null` where the build made none for the sheet. */
export function firstScreenStyles(webDir: string): (sheet: string, html: string) => string | null {
  const known = new Map<string, ((html: string) => string) | null>();
  return (sheet, html) => {
    let choose = known.get(sheet);
    if (choose === undefined) {
      const path = rulesPath(webDir, sheet);
      choose = existsSync(path) ? stylesOf(JSON.parse(readFileSync(path, 'utf8')) as FirstScreenRules) : null;
      known.set(sheet, choose);
    }
    return choose?.(html) ?? null;
  };
}

/**
 * Answers the rules that something in an HTML answers to, with the custom properties that they refer to and no others. Pages of a kind
 * differ in little that rules ask for, so what was chosen is kept: choosing is a tenth of what drawing a first visit's page costs.
 */
export function stylesOf(sheet: FirstScreenRules): (html: string) => string {
  const asked = new Set(sheet.rules.flatMap(({ selectors }) => selectors.flatMap(({ needs }) => needs)));
  const chosen = new Map<string, string>();
  return (html) => {
    const all = whatIsIn(html);
    const there = [...asked].filter((need) => all.has(need));
    const variables = [...new Set([...html.matchAll(/"var\((--[\w-]+)/g)].map(([, name]) => name!))].sort();
    const key = `${there.join(' ')} ${variables}`;
    const css = chosen.get(key) ?? choose(sheet, new Set(there), variables);
    // What was asked for last is forgotten last.
    chosen.delete(key);
    chosen.set(key, css);
    if (chosen.size > CHOSEN_MAX) chosen.delete(chosen.keys().next().value!);
    return css;
  };
}

function choose({ layers, rules }: FirstScreenRules, there: Set<string>, variables: readonly string[]): string {
  const kept = rules.flatMap((rule) => {
    const selectors = rule.selectors.filter(({ needs }) => needs.every((need) => there.has(need)));
    return selectors.length > 0 || rule.selectors.length === 0 ? [{ rule, selectors }] : [];
  });
  const used = usedVariables(
    kept.map(({ rule }) => rule),
    variables,
  );
  let css = `@layer ${layers.join(',')};`;
  let open: string[] = [];
  for (const { rule, selectors } of kept) {
    const parts = rule.variables.filter(({ name }) => used.has(name)).map(({ text }) => text);
    if (rule.declarations) parts.push(rule.declarations);
    if (parts.length === 0) continue;
    const body = parts.join(';');
    const common = open.findIndex((text, n) => text !== rule.within[n]);
    const stays = common < 0 ? open.length : common;
    css += '}'.repeat(open.length - stays);
    for (const text of rule.within.slice(stays)) css += `${text}{`;
    open = rule.within;
    css += selectors.length > 0 ? `${selectors.map(({ text }) => text).join(',')}{${body}}` : body;
  }
  return css + '}'.repeat(open.length);
}

/** What selectors can ask for: tags, `.class`, `[attribute]` and `[attribute=value]`. */
function whatIsIn(html: string): Set<string> {
  // What stands around the tree is the document's (web/document.ts).
  const there = new Set(['html', 'body', '[hidden]', '[data-faces=later]', '[data-theme=light]', '[data-theme=dark]']);
  for (const [, tag, attributes] of html.matchAll(/<([a-z][a-z0-9]*)([^>]*)/g)) {
    // What is closed is not seen.
    if (attributes!.includes(' hidden=')) continue;
    there.add(tag!);
    for (const [, name, value] of attributes!.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
      if (name === 'class') for (const one of value!.split(' ')) there.add(`.${one}`);
      there.add(`[${name!.toLowerCase()}]`).add(`[${name!.toLowerCase()}=${value}]`);
    }
  }
  return there;
}

function usedVariables(rules: Rule[], inMarkup: readonly string[]): Set<string> {
  const of = new Map<string, Variable[]>();
  for (const variable of rules.flatMap(({ variables }) => variables))
    of.set(variable.name, [...(of.get(variable.name) ?? []), variable]);
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const { uses } of of.get(name) ?? []) uses.forEach(use);
  };
  for (const { uses } of rules) uses.forEach(use);
  inMarkup.forEach(use);
  return used;
}
