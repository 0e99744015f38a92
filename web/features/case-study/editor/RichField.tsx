import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isEmptyText, type RichText } from '#domain/case-study/rich-text.ts';
import { showToast } from '#web/ui/toasts.ts';
import { RichTextView } from '../page/RichTextView.tsx';
import styles from './editor.module.css';
import { loadWriting, writing } from './load-writing.ts';
import { useEditor } from './use-store.ts';
import { WritingTools } from './WritingTools.tsx';
import type { Toolbar, WritingCommand, WritingView } from './writing.ts';

type Props = {
  text: RichText;
  onChange: (text: RichText) => void;
  label: string;
  placeholder: string;
};

/**
 * A text with basic dress. Until somebody writes in it, it is drawn as readers see it; the editor library stands in one text at
 * a time, so a page of 300 texts has one editor at most.
 */
export function RichField({ text, onChange, label, placeholder }: Props) {
  const [at, setAt] = useState<{ x: number; y: number } | 'end' | null>(null);
  const pointer = useRef<{ x: number; y: number } | null>(null);
  /** Typed while the library was still on its way. */
  const early = useRef('');

  async function open(where: { x: number; y: number } | 'end') {
    try {
      if (!writing()) await loadWriting();
      setAt(where);
    } catch {
      showToast('bad', 'The text editor could not be fetched. Check your connection and try again.');
    }
  }
  function keep(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    early.current += key;
  }
  if (at) {
    const typed = early.current;
    return (
      <Writing
        {...{ text, onChange, label, placeholder, at, typed }}
        onLeave={() => {
          early.current = '';
          setAt(null);
        }}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: what is written in has paragraphs, lists and links, which no form field holds.
    <div
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      className={styles.rich}
      data-empty={isEmptyText(text) || undefined}
      data-placeholder={placeholder}
      onPointerDown={(event) => {
        pointer.current = { x: event.clientX, y: event.clientY };
      }}
      onKeyDown={keep}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) event.preventDefault();
      }}
      onFocus={() => {
        void open(pointer.current ?? 'end');
        pointer.current = null;
      }}
    >
      <RichTextView text={text} />
    </div>
  );
}

function Writing({
  text,
  onChange,
  label,
  at,
  onLeave,
  typed,
  placeholder,
}: Props & { at: { x: number; y: number } | 'end'; onLeave: () => void; typed: string }) {
  const host = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const view = useRef<WritingView | null>(null);
  const [toolbar, setToolbar] = useState<Toolbar | null>(null);
  const { store } = useEditor();
  const change = useRef(onChange);
  change.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one view for as long as somebody writes.
  useEffect(() => {
    const made = writing()!.createWriting(host.current!, {
      text,
      label,
      at,
      onChange: (next) => change.current(next),
      onSelection: setToolbar,
    });
    view.current = made;
    if (typed) made.type(typed);
    return () => made.destroy();
  }, []);

  function dress(command: WritingCommand) {
    store.endStep();
    view.current?.run(command);
    store.endStep();
  }

  // What was undone, or came from another window.
  useEffect(() => view.current?.show(text), [text]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus leave what stands inside.
    <div
      ref={around}
      className={styles.writing}
      onBlur={(event) => {
        // A dialog or another window may take the focus for a moment.
        if (!around.current?.contains(event.relatedTarget) && document.hasFocus()) onLeave();
      }}
    >
      <WritingTools toolbar={toolbar} run={dress} />
      <div
        ref={host}
        className={styles.rich}
        data-empty={isEmptyText(text) || undefined}
        data-placeholder={placeholder}
      />
    </div>
  );
}
