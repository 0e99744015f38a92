// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { hookOnPage } from '#test/hook-on-page.tsx';
import { useAddressChange } from './use-address-change.ts';

test('a change made while an earlier one is loading keeps the earlier one', async () => {
  const gates: (() => void)[] = [];
  let isSlow = false;
  const { result, act } = await hookOnPage(
    () => {
      const [search] = useSearchParams();
      const navigate = useNavigate();
      const current = { tab: search.get('tab') ?? 'briefs', order: search.get('order') ?? 'newest' };
      const change = useAddressChange(current, (next) => navigate(`?${new URLSearchParams(next)}`));
      return { change, at: useLocation().search };
    },
    () => (isSlow ? new Promise((open) => gates.push(() => open(null))) : null),
  );
  isSlow = true;
  await act(async () => result.current.change({ tab: 'designs' }));
  expect(result.current.at).toBe('');
  await act(async () => result.current.change({ tab: 'designs' }));
  expect(gates).toHaveLength(1);
  await act(async () => result.current.change({ order: 'oldest' }));
  expect(gates).toHaveLength(2);
  await act(async () => gates.forEach((open) => void open()));
  await waitFor(() => expect(result.current.at).toBe('?tab=designs&order=oldest'));
  await act(async () => result.current.change({ order: 'oldest' }));
  expect(gates).toHaveLength(2);
});
