// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AgreementView } from '#contract/agreement.ts';
import { partOnPage } from '#test/part-on-page.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { TermLine } from './TermLine.tsx';

const agreement = {
  id: 'a',
  iAm: 'designer',
  state: 'agreeing',
  terms: { scope: 'The board', silenceDays: 14 },
  changes: {},
} as unknown as AgreementView;

function Scope({ save }: { save: () => Promise<void> }) {
  const { call, busy } = useCall();
  return (
    <TermLine
      name="scope"
      label="Scope"
      agreement={agreement}
      now={0}
      busy={busy}
      error={undefined}
      daysError={undefined}
      onTyped={() => {}}
      onChange={() => call(save)}
    />
  );
}

test('WORK-12 a line that is closed while it is being saved is still there if it does not arrive', async () => {
  const answer = Promise.withResolvers<void>();
  partOnPage(<Scope save={() => answer.promise} />);
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Scope');
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('Change Scope');
  fireEvent.change(field(), { target: { value: 'The board and the basket' } });
  await press('Save this line');
  await press('Cancel');
  await act(async () => answer.reject(new ApiError('network', 'Network error.')));
  await press('Change Scope');
  expect(field().value).toBe('The board and the basket');
});
