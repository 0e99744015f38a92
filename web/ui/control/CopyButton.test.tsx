// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

test('WORK-13 what was copied is said of that text only, not of the one that is chosen next', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async () => {} } });
  const { rerender } = render(<CopyButton text="width: 1px;" label="Copy CSS" copiedLabel="Copied CSS" />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy CSS' })));
  expect(screen.getByRole('button').textContent).toBe('Copied CSS');
  rerender(<CopyButton text="width: 2px;" label="Copy CSS" copiedLabel="Copied CSS" />);
  expect(screen.getByRole('button').textContent).toBe('Copy CSS');
});
