import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { badLinks } from '#test/bad-links.ts';
import { figure } from '#test/strength/figure.ts';
import { LinkedText } from './LinkedText.tsx';

const shown = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);
const link = (href: string, words = href) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer ugc" dir="ltr">${words}</a>`;

test('WORK-8 an address in a message becomes a link, and the text around it stays the same', () => {
  expect(shown('Look at https://saltmarsh.example/build?n=2, then say.')).toBe(
    `Look at ${link('https://saltmarsh.example/build?n=2')}, then say.`,
  );
  expect(shown('(http://a.example) and https://b.example/x.')).toBe(
    `(${link('http://a.example/', 'http://a.example')}) and ${link('https://b.example/x')}.`,
  );
});

test('an address of another scheme is no link, however it is written', () => {
  expect(badLinks.filter((text) => shown(text).includes('<a '))).toEqual([]);
  figure('addresses of other schemes that can be clicked', `0 of ${badLinks.length}`);
});

test('text that is not a safe web address stays plain text', () => {
  for (const text of ['javascript:alert(1)', 'https://me:secret@a.example/', 'ftp://a.example', 'https://'])
    expect(shown(text)).toBe(text);
  expect(shown('<img src=x> https://a.example/"><b>')).toBe(
    `&lt;img src=x&gt; ${link('https://a.example/')}&quot;&gt;&lt;b&gt;`,
  );
});

test('SUB-10 an address that could look like another one is shown as browsers ask for it', () => {
  const alike = 'https://xn--gthub-n2e.com/login';
  expect(shown('https://gіthub.com/login')).toBe(link(alike));
  const turned = 'https://evil.example/%E2%80%AEmoc.buhtig';
  expect(shown('https://evil.example/\u202emoc.buhtig')).toBe(link(turned));
  // What turns the text before an address ends at the link, which has a direction of its own.
  expect(shown('\u202ehttps://evil.example/moc')).toBe(`\u202e${link('https://evil.example/moc')}`);
  // A path may have letters of any script.
  const path = 'https://de.wikipedia.example/Käse';
  expect(shown(path)).toBe(link('https://de.wikipedia.example/K%C3%A4se', path));
});
