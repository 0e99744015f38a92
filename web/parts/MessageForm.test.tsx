// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { partOnPage } from '#test/part-on-page.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { MessageForm } from './MessageForm.tsx';

function Reply({ send }: { send: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
    );
  const submit = { idle: 'Reply', busy: 'Sending' };
  return <MessageForm name="reply" label="Your reply" submit={submit} send={send} onCancel={() => setOpen(false)} />;
}

test('DET-2 a reply that is closed while it is being sent is still there if it does not arrive', async () => {
  const answer = Promise.withResolvers<void>();
  partOnPage(<Reply send={() => answer.promise} />);
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply');
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  fireEvent.change(field(), { target: { value: 'The bar could be taller.' } });
  await press('Reply');
  await press('Cancel');
  await act(async () => answer.reject(new ApiError('network', 'Network error.')));
  await press('Write');
  expect(field().value).toBe('The bar could be taller.');
  await press('Cancel');
  await press('Write');
  expect(field().value).toBe('');
});
