// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blockOf } from '#domain/case-study/blocks.ts';
import { newComponent } from '#domain/case-study/document.ts';
import { showBlock } from '#test/block-in-editor.tsx';
import { BlockPictures } from './BlockPictures.tsx';

const file = new File(['picture'], 'board.png', { type: 'image/png' });
const picture = { mediaId: 'm', state: 'processing' };

/** A block of three pictures, none of which is there yet. */
function showPictures(options?: { stays: boolean }) {
  const none = { imageUrl: '', alt: '' };
  const component = { ...newComponent('frames', () => 'f'), pictures: [none, none, none] };
  const shown = showBlock(component, (now) => <BlockPictures component={now} rules={blockOf('frames')!} />, options);
  const upload = (at: number) =>
    act(async () => {
      fireEvent.change(screen.getAllByLabelText('Picture from this device')[at]!, { target: { files: [file] } });
    });
  return { ...shown, upload, addresses: () => shown.now()?.pictures.map(({ imageUrl }) => imageUrl) };
}

test('EDIT-15 a picture that is removed while it is uploaded does not come back', async () => {
  const { upload, uploads, addresses } = showPictures();
  await upload(2);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Remove picture 3' })));
  await act(async () => uploads[0]!.answer(picture));
  expect([addresses(), uploads[0]!.isAborted]).toEqual([['', ''], true]);
});

test('EDIT-15 two pictures that arrive at once are both there', async () => {
  const { upload, uploads, addresses } = showPictures();
  await upload(0);
  await upload(1);
  await act(async () => {
    for (const one of uploads) one.answer(picture);
  });
  expect(addresses()).toEqual(['/media/m', '/media/m', '']);
});

test('EDIT-15 a picture that arrives after its block is gone is written nowhere', async () => {
  const { store, upload, uploads, remove } = showPictures({ stays: true });
  await upload(0);
  await remove();
  const before = store.document();
  await act(async () => uploads[0]!.answer(picture));
  expect(store.document()).toBe(before);
});
