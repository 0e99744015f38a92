// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { partOnPage } from '#test/part-on-page.tsx';
import { currentToasts, dismissToast } from '#web/ui/feedback/toasts.ts';
import { AddBuild } from './AddBuild.tsx';

test('WORK-10 a screenshot that is lost while the developer looks at another frame is not lost in silence', async () => {
  const connection: { onerror?: () => void } = {};
  vi.stubGlobal('XMLHttpRequest', function Lost() {
    return Object.assign(connection, { upload: {}, open() {}, send() {} });
  });
  const { unmount } = partOnPage(
    <AddBuild frameName="Basket" widthPx={390} word="Add a screenshot" onAdd={async () => {}} />,
  );
  const files = [new File(['png'], 'build.png', { type: 'image/png' })];
  await act(async () => void fireEvent.change(screen.getByLabelText('Screenshot of Basket'), { target: { files } }));
  unmount();
  for (const { id } of currentToasts()) dismissToast(id);
  await act(async () => connection.onerror!());
  expect(currentToasts().map(({ text }) => text)).toEqual([
    'The screenshot of Basket was not added. Network error. Nothing was lost; try again.',
  ]);
});
