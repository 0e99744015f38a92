import { useEffect } from 'react';
import { useEditor } from '../document/use-store.ts';
import { pastePicture, pictureIn } from './pasted-pictures.ts';

/** A picture pasted anywhere on the page becomes an image there. Image fields handle their own paste. */
export function usePastedPictures() {
  const { store, announce } = useEditor();
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const file = event.clipboardData && pictureIn(event.clipboardData);
      if (!file || target.closest('dialog, [data-adds-picture]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (pastePicture(store, target, file)) announce('Image added. Uploading it.');
    };
    // In the capture phase, before the text fields: they cannot handle a picture.
    addEventListener('paste', onPaste, { capture: true });
    return () => removeEventListener('paste', onPaste, { capture: true });
  }, [store, announce]);
}
