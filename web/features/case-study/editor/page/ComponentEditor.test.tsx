// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newComponent } from '#domain/case-study/document.ts';
import { showBlock } from '#test/block-in-editor.tsx';
import { ComponentEditor } from './ComponentEditor.tsx';

const file = new File(['picture'], 'board.png', { type: 'image/png' });
const picture = { mediaId: 'm', state: 'processing' };

function showImage(options?: { stays: boolean }) {
  const shown = showBlock(
    newComponent('image-block', () => 'i'),
    ({ id }) => <ComponentEditor id={id} />,
    options,
  );
  const upload = () =>
    act(async () => {
      fireEvent.change(screen.getByLabelText('Picture from this device'), { target: { files: [file] } });
    });
  return { ...shown, upload };
}

test('EDIT-3 the upload of a picture ends with its block, and begins again if the block comes back', async () => {
  const { store, uploads, now, upload, remove } = showImage();
  await upload();
  await remove();
  await act(async () => void store.undo());
  expect(uploads.map(({ isAborted }) => isAborted)).toEqual([true, false]);
  await act(async () => uploads[1]!.answer(picture));
  expect(now()?.imageUrl).toBe('/media/m');
  // What has arrived is not sent again.
  await remove();
  await act(async () => void store.undo());
  expect(uploads).toHaveLength(2);
});

test('EDIT-3 a picture that arrives after its block is gone is written nowhere', async () => {
  const { store, uploads, upload, remove } = showImage({ stays: true });
  await upload();
  await remove();
  const before = store.document();
  await act(async () => uploads[0]!.answer(picture));
  expect(store.document()).toBe(before);
});
