import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { type Component, newSection } from '#domain/case-study/document.ts';
import { findComponent } from '#domain/case-study/tree.ts';
import { createEditorStore } from '#web/features/case-study/editor/document/store.ts';
import { EditorContext, type EditorParts, useDocument } from '#web/features/case-study/editor/document/use-store.ts';
import { startSession } from '#web/lib/session/browser-session.ts';
import { counter, defaultStudy } from './case-study.ts';

/** An upload that waits until the test answers it or the page aborts it. */
class SlowUpload {
  upload = {};
  status = 201;
  responseText = '';
  isAborted = false;
  onload?: () => void;
  onabort?: () => void;
  open() {}
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(body: object) {
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

/**
 * Shows the fields of one block, as long as the page has the block; with `stays`, also after that. Its uploads wait in
 * `uploads`.
 */
export function showBlock(
  component: Component,
  fieldsOf: (component: Component) => ReactNode,
  { stays = false, pageId = async () => 'c' }: { stays?: boolean; pageId?: EditorParts['pageId'] } = {},
) {
  const uploads: SlowUpload[] = [];
  class Upload extends SlowUpload {
    send() {
      uploads.push(this);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  // The session's clock is not part of this.
  vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(0 as never);
  startSession({ viewer: null, expiresAt: null, ways: { providers: [], email: 'no', passkey: 'no' } });
  const empty = newSection('single-column', counter('s'));
  const section = { ...empty, children: { ...empty.children, content: [component] } };
  const store = createEditorStore({ ...defaultStudy(), sections: [section] }, { onOperations: () => undefined });
  const none = {};
  const pictures = { get: () => none, subscribe: () => () => undefined, add: () => undefined };
  const parts = { store, pictures, pageId } as unknown as EditorParts;
  function Block() {
    const now = findComponent(useDocument(), component.id)?.component;
    return (now || stays) && fieldsOf(now ?? component);
  }
  const Page = () => (
    <EditorContext value={parts}>
      <Block />
    </EditorContext>
  );
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />);
  onTestFinished(() => {
    unmount();
    vi.restoreAllMocks();
  });
  const at = { parent: { section: section.id, column: 'content' as const }, index: 0 };
  return {
    store,
    uploads,
    now: () => store.component(component.id),
    remove: () => act(async () => store.dispatch({ kind: 'remove-component', component, at })),
  };
}
