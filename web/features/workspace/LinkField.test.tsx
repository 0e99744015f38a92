// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { webLink } from '#domain/submission/link.ts';
import { partOnPage } from '#test/part-on-page.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { LinkField } from './LinkField.tsx';

function DemoLink({ onSave }: { onSave: () => Promise<void> }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <LinkField
      name="demo"
      icon="globe"
      label="Demo URL"
      placeholder="Add demo URL"
      open="Open demo"
      value={value}
      linkOf={webLink}
      refusal="No link"
      onSave={async (link) => {
        await onSave();
        setValue(link);
      }}
    />
  );
}

function showField(onSave: () => Promise<void>) {
  partOnPage(<DemoLink onSave={onSave} />);
  const field = screen.getByLabelText<HTMLInputElement>('Demo URL');
  return {
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    enter: () => act(async () => void fireEvent.keyDown(field, { key: 'Enter' })),
  };
}

test('WORK-4 what is typed while a link is being saved stays, and says that it is not saved', async () => {
  const answer = Promise.withResolvers<void>();
  const { field, type, enter } = showField(() => answer.promise);
  type('https://salt.example/');
  await enter();
  type('https://salt.example/board');
  await act(async () => answer.resolve());
  expect(field.value).toBe('https://salt.example/board');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
});

test('WORK-4 a link that met a busy server is saved by the next Enter', async () => {
  const onSave = vi.fn(async () => {});
  onSave.mockRejectedValueOnce(new ApiError('unavailable', 'The server has too much to do.', { status: 503 }));
  const { type, enter } = showField(onSave);
  type('https://salt.example/');
  await enter();
  expect(screen.getByText('The server has too much to do.')).toBeTruthy();
  await enter();
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(screen.getByLabelText('Open demo')).toBeTruthy();
});
