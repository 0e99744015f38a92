import { expect, test } from 'vitest';
import { cleanDisplayName, DISPLAY_NAME_MAX, handleFrom } from './names.ts';

const MARK = String.fromCodePoint(0x202e);

test.each([
  ['  Inés \n Moreau ', 'Inés Moreau'],
  [`Ada${MARK}secret`, 'Adasecret'],
  ['\u0000\u0007', 'New designer'],
  ['\u3164\u2800\uffa0', 'New designer'],
  ['Ada\u3164', 'Ada'],
  ['', 'New designer'],
  [undefined, 'New designer'],
  ['x'.repeat(200), 'x'.repeat(DISPLAY_NAME_MAX)],
  ['Sign in at https://evil.example/login', 'Sign in at https evil example login'],
  ['ines@people.example', 'ines people example'],
  ['www.evil', 'www evil'],
  ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ['Brief Foundry', 'New designer'],
  ['BRIEF-FOUNDRY Security', 'New designer'],
  ['Admin', 'New designer'],
  ['Support Team', 'New designer'],
  ['Аdmin', 'New designer'],
  ['Вriеf Fоundrу', 'New designer'],
  ['Ольга Бриф', 'Ольга Бриф'],
  ['Anna Adminova', 'Anna Adminova'],
  ['山田太郎', '山田太郎'],
])('the name %j is shown as %j', (given, shown) => {
  expect(cleanDisplayName(given)).toBe(shown);
});

test.each([
  ['Inés Moreau', 'ines-moreau'],
  ['ÅSA  O’Brien 3rd', 'asa-o-brien-3rd'],
  ['山田太郎', 'designer'],
  ['--', 'designer'],
  ['Admin', 'designer'],
  ['Brief Foundry Support', 'designer'],
  [`${'a'.repeat(31)} b`, 'a'.repeat(31)],
])('%j gets an address that begins with %j', (name, handle) => {
  expect(handleFrom(name)).toBe(handle);
  expect(handle).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);
});
