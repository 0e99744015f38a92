import { expect, test } from 'vitest';
import { giveBack, withNonce, withoutNonce } from './kept-page.ts';

test('each answer carries a nonce of its own, beside letters of several bytes', () => {
  const kept = withoutNonce(Buffer.from('<script nonce="AAAA">“Größe”</script><script nonce="AAAA">'), 'AAAA');
  expect(withNonce(kept, 'BBBB').toString()).toBe('<script nonce="BBBB">“Größe”</script><script nonce="BBBB">');
  expect(withNonce(kept, 'CCCC').toString()).not.toContain('BBBB');
});

test('a copy is used again only once it was given back', () => {
  const kept = withoutNonce(Buffer.from('nonce="AAAA"'), 'AAAA');
  const first = withNonce(kept, 'BBBB');
  const second = withNonce(kept, 'CCCC');
  expect([first.toString(), second.toString()]).toEqual(['nonce="BBBB"', 'nonce="CCCC"']);
  giveBack(kept, first);
  expect(withNonce(kept, 'DDDD')).toBe(first);
  expect([first.toString(), kept.bytes.toString()]).toEqual(['nonce="DDDD"', 'nonce="AAAA"']);
});
