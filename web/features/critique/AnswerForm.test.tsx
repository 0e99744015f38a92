// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { partOnPage } from '#test/part-on-page.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { AnswerForm } from './AnswerForm.tsx';

function Answered({ send }: { send: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(true);
  if (isOpen) return <AnswerForm name="answer" before={null} send={send} onClose={() => setOpen(false)} />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Write
    </button>
  );
}

test('DET-6 an answer that is closed while it is being sent is still there if it does not arrive', async () => {
  const answer = Promise.withResolvers<void>();
  partOnPage(<Answered send={() => answer.promise} />);
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press('Applied');
  fireEvent.change(field(), { target: { value: 'Moved it up.' } });
  await press('Answer');
  await press('Cancel');
  await act(async () => answer.reject(new ApiError('network', 'Network error.')));
  await press('Write');
  expect(field().value).toBe('Moved it up.');
});

test('DET-6 an answer without a choice marks the choice, and the text has the focus at the beginning', async () => {
  partOnPage(<Answered send={async () => {}} />);
  const field = screen.getByRole('textbox');
  expect(document.activeElement).toBe(field);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Answer' })));
  expect(screen.getByRole('alert').textContent).toBe('Choose Applied or Declined');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Declined' })));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Answer' })));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
