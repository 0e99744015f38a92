import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Picture } from '#contract/media.ts';
import type { DraftContent } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import { PicturesContext } from '../parts/use-pictures.ts';
import { ChooseFrames } from './frames/ChooseFrames.tsx';
import { Uploads } from './import/Uploads.tsx';
import { PreviewStep } from './preview/PreviewStep.tsx';

const frame = (id: string, selected = true) => ({
  id,
  name: `Frame ${id}`,
  pageId: null,
  pageName: null,
  mediaId: id,
  selected,
  featured: id === 'a',
});
const known = new Map<string, Picture | 'lost'>([
  ['a', { mediaId: 'a', state: 'ready', width: 4, height: 3, sources: [] } as unknown as Picture],
  ['b', { mediaId: 'b', state: 'failed', width: 4, height: 3, sources: [] } as unknown as Picture],
  ['c', 'lost'],
]);

function shown(Step: typeof ChooseFrames | typeof PreviewStep, frames: DraftContent['frames']) {
  const content = { ...(emptyDraft(null) as DraftContent), title: 'Saltmarsh', frames };
  const around = { brief: null, change: () => {}, go: () => {}, missing: {}, designer: 'Ines Marau', failure: null };
  return renderToStaticMarkup(
    <PicturesContext value={{ known, local: new Map() }}>
      <Step content={content} {...around} />
    </PicturesContext>,
  );
}

test('SUB-2 a damaged picture is named beside its frame, for as long as the frame is to be shown', () => {
  const words = /This picture is damaged\. Leave the frame out, or upload it again\./g;
  expect(shown(ChooseFrames, [frame('a'), frame('b'), frame('c')]).match(words)).toHaveLength(2);
  expect(shown(ChooseFrames, [frame('a'), frame('b', false)])).not.toMatch(words);
});

test('SUB-6 the last look names a damaged picture among what stands in the way', () => {
  const withDamage = shown(PreviewStep, [frame('a'), frame('b')]);
  expect(withDamage).toContain('Before you can submit');
  expect(withDamage).toContain('The picture of “Frame b” is damaged: leave the frame out, or upload it again.');
  expect(withDamage).not.toContain('You can submit it like this.');
  const without = shown(PreviewStep, [frame('a'), frame('b', false)]);
  expect(without).not.toContain('Before you can submit');
  expect(without).toContain('You can submit it like this.');
});

test('FILE-7 a damaged picture does not count among those that are uploaded', () => {
  const uploading = { uploads: [], tooMany: null, upload: () => {}, retry: () => {}, remove: () => {} };
  const said = renderToStaticMarkup(
    <PicturesContext value={{ known, local: new Map() }}>
      <Uploads
        frames={[frame('a'), frame('b', false)]}
        uploading={uploading as never}
        onRename={() => {}}
        onRemove={() => {}}
      />
    </PicturesContext>,
  );
  expect(said).toContain('1 picture is uploaded');
});
