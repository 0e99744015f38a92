import { type KeyboardEvent, useRef, useState } from 'react';
import { isEmptyText, type RichText, whyTooLong } from '#domain/case-study/rich-text.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { RichTextView } from '../../page/RichTextView.tsx';
import { loadEditor, loadedEditor } from './load-editor.ts';
import styles from './RichTextField.module.css';

export interface RichTextFieldProps {
  text: RichText;
  onChange: (text: RichText) => void;
  label: string;
  placeholder: string;
}

/**
 * Rich text, rendered as readers see it until somebody edits it. The editor library runs in one text at a time, so a
 * page of 300 texts has at most one editor.
 */
export function RichTextField({ text, onChange, label, placeholder }: RichTextFieldProps) {
  const [at, setAt] = useState<{ x: number; y: number } | 'end' | null>(null);
  const pointer = useRef<{ x: number; y: number } | null>(null);
  /** Text typed while the library was still loading. */
  const early = useRef('');

  async function open(where: { x: number; y: number } | 'end') {
    try {
      if (!loadedEditor()) await loadEditor();
      setAt(where);
    } catch {
      showToast('bad', 'The text editor could not be fetched. Check your connection and try again.');
    }
  }
  function bufferKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    early.current += key;
  }
  const loaded = loadedEditor();
  const tooLong = whyTooLong(text);
  const note = tooLong && (
    <p role="alert" className={styles.tooLong}>
      {tooLong}.
    </p>
  );
  if (at && loaded) {
    const typed = early.current;
    return (
      <>
        <loaded.RichTextEditor
          {...{ text, onChange, label, placeholder, at, typed }}
          onLeave={() => {
            early.current = '';
            setAt(null);
          }}
        />
        {note}
      </>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the text has paragraphs, lists and links, which no form field supports. */}
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
        onKeyDown={bufferKey}
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
      {note}
    </>
  );
}
