import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isEmptyText } from '#domain/case-study/rich-text.ts';
import { isSameValue } from '#domain/value/same.ts';
import { useEditor } from '../document/use-store.ts';
import { FormatToolbar } from './FormatToolbar.tsx';
import styles from './RichTextField.module.css';
import type { RichTextFieldProps } from './RichTextField.tsx';
import { createRichTextView, type FormatCommand, type RichTextEditorView, type Toolbar } from './rich-text-view.ts';

/** The text while somebody edits it; loaded with the editor library. */
export function RichTextEditor({
  text,
  onChange,
  label,
  at,
  onLeave,
  typed,
  placeholder,
}: RichTextFieldProps & { at: { x: number; y: number } | 'end'; onLeave: () => void; typed: string }) {
  const host = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const view = useRef<RichTextEditorView | null>(null);
  const [toolbar, setToolbar] = useState<Toolbar | null>(null);
  const { store } = useEditor();
  const change = useEffectEvent(onChange);
  const open = useEffectEvent(() => {
    const made = createRichTextView(host.current!, {
      text,
      label,
      at,
      onChange: change,
      onSelection: (now) => setToolbar((last) => (isSameValue(last, now) ? last : now)),
    });
    view.current = made;
    if (typed) made.type(typed);
    return () => made.destroy();
  });
  // One view for the whole edit.
  useEffect(() => open(), []);

  const format = useCallback(
    (command: FormatCommand) => {
      store.endStep();
      view.current?.run(command);
      store.endStep();
    },
    [store],
  );

  // Shows changes from undo or from another window.
  useEffect(() => view.current?.show(text), [text]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving its content.
    <div
      ref={around}
      className={styles.writing}
      data-writing
      onBlur={(event) => {
        // Leaving for another window does not close the editor.
        if (!around.current?.contains(event.relatedTarget) && document.hasFocus()) onLeave();
      }}
    >
      <FormatToolbar toolbar={toolbar} run={format} />
      <div
        ref={host}
        className={styles.rich}
        data-empty={isEmptyText(text) || undefined}
        data-placeholder={placeholder}
      />
    </div>
  );
}
