import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CaseStudyEditorData } from '#contract/case-study.ts';
import { type CaseStudy, newComponent } from '#domain/case-study/document.ts';
import type { Place } from '#domain/case-study/tree.ts';
import { isUnwritten } from '#domain/case-study/unwritten.ts';
import { isSameValue } from '#domain/value/same.ts';
import type { Saving } from '#web/lib/unsent/saver.ts';
import { savedWords } from '#web/parts/SavedLine.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { SkipLink } from '#web/ui/page/SkipLink.tsx';
import { newId } from './document/new-id.ts';
import { EditorContext, type EditorParts } from './document/use-store.ts';
import { useDrag } from './drag/use-drag.ts';
import styles from './Editor.module.css';
import { ComponentMenu, type OpenMenu } from './menus/ComponentMenu.tsx';
import { runShortcut } from './menus/shortcuts.ts';
import { EditedPage } from './page/EditedPage.tsx';
import { EvidenceOffer } from './panels/EvidenceOffer.tsx';
import { PagePreview } from './panels/PagePreview.tsx';
import { Sidebar } from './panels/Sidebar.tsx';
import { PUBLISH_BUTTON, TopBar } from './panels/TopBar.tsx';
import { FramePicker } from './pictures/FramePicker.tsx';
import { loadEditorAtFirstMove } from './rich-text/load-editor.ts';
import { openPage } from './saving/opened-page.ts';
import type { Conflict } from './saving/operation-saver.ts';

const AddComponentDialog = lazy(async () => ({
  default: (await import('./panels/AddComponentDialog.tsx')).AddComponentDialog,
}));
const PublishDialog = lazy(async () => ({ default: (await import('./panels/PublishDialog.tsx')).PublishDialog }));
const HistoryPanel = lazy(async () => ({ default: (await import('./panels/HistoryPanel.tsx')).HistoryPanel }));
const ConflictDialog = lazy(async () => ({ default: (await import('./saving/ConflictDialog.tsx')).ConflictDialog }));
const HelpDialog = lazy(async () => ({ default: (await import('./panels/HelpDialog.tsx')).HelpDialog }));

interface Props {
  data: CaseStudyEditorData;
  userId: string;
  author: string;
  themeButton: ReactNode;
}

/** The case-study editor: templates at the left, the page, and the top bar with the save state. */
export function Editor({ data, userId, author, themeButton }: Props) {
  const [opened] = useState(() => openPage(data, userId));
  const { store, pictures } = opened;
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: data.caseStudy?.updatedAt ?? null });
  const [id, setId] = useState(data.caseStudy?.id ?? null);
  const [published, setPublished] = useState(data.caseStudy?.published ?? null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isPreview, setPreview] = useState(false);
  const [open, setOpen] = useState<'publish' | 'history' | 'help' | null>(null);
  const [viewedVersion, setViewedVersion] = useState<CaseStudy | null>(null);
  const [adding, setAdding] = useState<Place | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [offers, setOffers] = useState(data.caseStudy === null || isUnwritten(data.caseStudy.document));
  const announcer = useRef<HTMLParagraphElement>(null);
  // Sets the text outside of React, so that an announcement for screen readers renders nothing again.
  const announce = useCallback((words: string) => {
    const region = announcer.current;
    if (region) region.textContent = region.textContent === words ? `${words}\u00a0` : words;
  }, []);
  const root = useRef<HTMLElement>(null);
  const modeButton = useRef<HTMLButtonElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const isEditing = !isPreview && viewedVersion === null;
  const { dragging, isDragging } = useDrag({ root, line, ghost, store, enabled: isEditing, announce });

  useEffect(
    () =>
      opened.start({
        // Every key press reports that saving is under way. Only the first one renders.
        onSaving: (now) => setSaving((last) => (isSameValue(last, now) ? last : now)),
        onConflict: setConflict,
        onCreated: setId,
        onMerged: () => showToast('good', 'Changes from another window were added.'),
      }),
    [opened],
  );
  useEffect(loadEditorAtFirstMove, []);

  const togglePreview = useCallback(() => {
    // The preview removes the focused field. The focus then moves to the button that switches back.
    if (root.current?.contains(document.activeElement)) modeButton.current?.focus({ preventScroll: true });
    setPreview((on) => !on);
  }, []);
  useEffect(() => {
    const around = {
      store,
      announce,
      togglePreview,
      openHelp: () => setOpen('help'),
      publish: () => {
        // The closed dialog gives the focus back. A text's editor is gone by then, and the button is still there.
        document.getElementById(PUBLISH_BUTTON)?.focus({ preventScroll: true });
        setOpen('publish');
      },
      isPreview: !isEditing,
    };
    const onKey = (event: KeyboardEvent) => {
      if (!document.querySelector('dialog[open]')) runShortcut(event, around);
    };
    // In the capture phase, before the editor library and the fields: their own undo covers one text only.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [store, announce, togglePreview, isEditing]);

  const parts = useMemo<EditorParts>(
    () => ({
      store,
      pictures,
      announce,
      isDragging,
      pageId: async () => (await opened.saver()?.flush())?.id ?? null,
      askForComponent: (place) => !isDragging() && setAdding(place),
      openMenu(of, at) {
        const opener = at instanceof HTMLElement ? at : (document.activeElement as HTMLElement | null);
        const point = at instanceof HTMLElement ? cornerOf(at) : at;
        setMenu({ id: of, at: point, opener });
      },
    }),
    [store, pictures, announce, isDragging, opened],
  );

  function addComponent(templateId: Parameters<typeof newComponent>[0], at: Place) {
    const component = newComponent(templateId, newId);
    // The field has to be on the page before it can get the focus.
    flushSync(() => store.dispatch({ kind: 'add-component', component, at }));
    document.querySelector<HTMLElement>(`[data-node="${component.id}"] :is([role="textbox"], input)`)?.focus();
  }

  /** The button is gone then, so the focus goes to the heading of the page. */
  function showFilled() {
    flushSync(() => setOffers(false));
    root.current?.querySelector<HTMLElement>('header textarea')?.focus();
  }

  return (
    <EditorContext value={parts}>
      <FramePicker frames={data.design.frames}>
        <TopBar
          saving={saving}
          isPreview={isPreview}
          themeButton={themeButton}
          modeButton={modeButton}
          onPreview={togglePreview}
          onHistory={() => setOpen((now) => (now === 'history' ? null : 'history'))}
          onHelp={() => setOpen('help')}
          onPublish={() => setOpen('publish')}
        />
        <main
          id="main"
          ref={root}
          className={styles.editor}
          data-mode={isEditing ? 'edit' : 'preview'}
          data-dragging={dragging?.by}
        >
          <h1 className="sr">Case study of {data.design.title}</h1>
          <SkipLink to={PUBLISH_BUTTON}>Skip to publish</SkipLink>
          {isEditing && <Sidebar design={data.design} />}
          <div className={styles.canvas}>
            {isEditing && offers && (
              <EvidenceOffer submissionId={data.design.id} onFilled={showFilled} onDecline={() => setOffers(false)} />
            )}
            {/* A second one, because the templates are many stops and so are the fields of the page. */}
            {isEditing && <SkipLink to={PUBLISH_BUTTON}>Skip to publish</SkipLink>}
            {isEditing ? (
              <EditedPage frames={data.design.frames} author={author} />
            ) : (
              <PagePreview document={viewedVersion} frames={data.design.frames} author={author} />
            )}
          </div>
          {menu && <ComponentMenu key={menu.id} menu={menu} onClose={() => setMenu(null)} />}
          <p id="drag-help" hidden>
            Press Space to lift, arrow keys to move, Space to drop, Escape to put back.
          </p>
        </main>
        {dragging?.by === 'pointer' && <div className={styles.veil} aria-hidden />}
        <div ref={line} className={styles.dropline} hidden aria-hidden>
          <span />
        </div>
        <div ref={ghost} className={styles.ghost} hidden={dragging?.by !== 'pointer'} aria-hidden />
        <p ref={announcer} className="sr" role="status" aria-live="assertive" data-announcer />
        <Suspense>
          {adding && <AddComponentDialog place={adding} onClose={() => setAdding(null)} onAdd={addComponent} />}
          {open === 'publish' && (
            <PublishDialog
              opened={opened}
              id={id}
              published={published}
              frames={data.design.frames}
              onPublished={setPublished}
              onClose={() => setOpen(null)}
            />
          )}
          {open === 'history' && (
            <HistoryPanel
              id={id}
              saved={savedWords(saving) || 'Nothing changed yet'}
              onView={setViewedVersion}
              onRestore={(document) => {
                store.dispatch({ kind: 'replace', from: store.document(), to: document });
                setViewedVersion(null);
                setOpen(null);
                showToast('good', 'The older version is restored. What was there is in the history.');
              }}
              onClose={() => {
                setViewedVersion(null);
                setOpen(null);
              }}
            />
          )}
          {open === 'help' && <HelpDialog onClose={() => setOpen(null)} />}
          {conflict && <ConflictDialog conflict={conflict} saver={opened.saver()!} />}
        </Suspense>
      </FramePicker>
    </EditorContext>
  );
}

function cornerOf(element: HTMLElement): { x: number; y: number } {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom + 4 };
}
