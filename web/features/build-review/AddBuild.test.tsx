// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { partOnPage } from '#test/part-on-page.tsx';
import { networkError } from '#web/lib/api/api-error.ts';
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

test('WORK-10 a screenshot that is tried again keeps its key, and another one gets its own', async () => {
  let media = 0;
  vi.stubGlobal('XMLHttpRequest', function Uploads() {
    const request = {
      upload: {},
      status: 201,
      responseText: '',
      onload() {},
      open() {},
      send() {
        media += 1;
        request.responseText = JSON.stringify({ mediaId: `m${media}` });
        queueMicrotask(() => request.onload());
      },
    };
    return request;
  });
  const onAdd = vi.fn<(mediaId: string, key: string) => Promise<void>>().mockRejectedValue(networkError());
  partOnPage(<AddBuild frameName="Basket" widthPx={390} word="Add a screenshot" onAdd={onAdd} />);
  const choose = (name: string) => {
    const files = [new File(['png'], name, { type: 'image/png' })];
    return act(async () => void fireEvent.change(screen.getByLabelText('Screenshot of Basket'), { target: { files } }));
  };
  await choose('a.png');
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await choose('b.png');
  expect(onAdd.mock.calls.map(([mediaId]) => mediaId)).toEqual(['m1', 'm1', 'm2']);
  const [first, again, other] = onAdd.mock.calls.map(([, key]) => key);
  expect([again === first, other === first]).toEqual([true, false]);
});
