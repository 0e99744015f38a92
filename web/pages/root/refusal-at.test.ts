import { expect, test } from 'vitest';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { refusalAt } from './refusal-at.ts';

const known = (async () => ({ operatorName: 'Design school Ost', operatorContact: null })) as unknown as ApiClient;
const away: ApiClient = () => Promise.reject(new Error('away'));
const at = (search: string) => new URL(`https://foundry.example/${search}`);

test('OPS-8 a refused sign-in names the operator, also while they cannot be asked for', async () => {
  expect(await refusalAt(at('?signIn=closed'), known)).toBe('This account is closed. Ask Design school Ost.');
  expect(await refusalAt(at('?signIn=closed'), away)).toContain('Ask the operator of this Brief Foundry.');
  expect(await refusalAt(at('?signIn=nothing'), known)).toBeNull();
});
