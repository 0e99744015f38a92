import { expect, test } from 'vitest';
import { firstScreenRules } from '../../../scripts/first-screen-rules.ts';
import { stylesOf } from './first-screen.ts';

const styles = (css: string, html: string) => stylesOf(firstScreenRules(css))(html).replace(/^@layer [^;]*;/, '');

test('a first screen gets the rules that something on it answers to, and of a list the selectors that do', () => {
  const css =
    '.a,.b{top:0}.c{top:1px}ol>.a{top:2px}[data-stock=travel]{top:3px}[data-stock=food]{top:4px}:is(.a,.c) b{top:5px}';
  const html = '<p class="x a" data-stock="travel"><b>Tram</b></p>';
  expect(styles(css, html)).toBe('.a{top:0}[data-stock=travel]{top:3px}:is(.a,.c) b{top:5px}');
});

test('custom properties come where they are used, through each other and from the markup itself', () => {
  const css = ':root{--ink:var(--green);--green:#0a0;--red:#a00;--fill:#00a}.a{color:var(--ink)}.b{color:var(--red)}';
  expect(styles(css, '<p class="a"></p>')).toBe(':root{--ink:var(--green);--green:#0a0}.a{color:var(--ink)}');
  expect(styles(css, '<path fill="var(--fill)"></path>')).toBe(':root{--fill:#00a}');
});

test('at-rules stay around what they hold, each opened once, and layers keep their order', () => {
  const css =
    '@layer base,top;@layer top{@media (width<=767px){.a{top:0}.b{top:1px}}.a{top:2px}}@layer base{.c{top:3px}}';
  expect(stylesOf(firstScreenRules(css))('<p class="a b"></p>')).toBe(
    '@layer base,top;@layer top{@media (width<=767px){.a{top:0}.b{top:1px}}.a{top:2px}}',
  );
});

test('what comes by touching, in print or moving waits for the rest, as do faces that have to be fetched', () => {
  const css =
    '.a:hover{top:0}.a[open]{top:1px}@media print{.a{top:2px}}@keyframes k{to{top:3px}}.a{transition:top 1s;top:4px}' +
    '@font-face{font-family:Ours;src:url(/a.woff2)}@font-face{font-family:Theirs;src:local(Georgia)}';
  expect(styles(css, '<p class="a"></p>')).toBe('.a{top:4px}@font-face{font-family:Theirs;src:local(Georgia)}');
});

test('what is closed brings no styles', () => {
  expect(styles('.a{top:0}.b{top:1px}', '<nav class="a" hidden=""></nav><p class="b"></p>')).toBe('.b{top:1px}');
});

test('each page gets what it asks for, also after others and when it was chosen before', () => {
  const css = ':root{--fill:#00a}.a{top:0}.b{top:1px}p.b{top:2px}';
  const choose = stylesOf(firstScreenRules(css));
  const pages = ['<p class="a"></p>', '<p class="b" title="x"></p>', '<p></p>', '<p fill="var(--fill)"></p>'];
  const many = Array.from({ length: 30 }, (_, n) => `<p fill="var(--n${n})"></p>`);
  for (const html of [...pages, ...pages, ...many, ...pages.reverse()])
    expect(choose(html), html).toBe(stylesOf(firstScreenRules(css))(html));
  expect(choose('<p class="b" title="y"></p>')).toContain('.b{top:1px}p.b{top:2px}');
});
