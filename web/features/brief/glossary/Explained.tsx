import { createContext, Fragment, type ReactNode, use } from 'react';
import { mentionsIn, type Term } from '#domain/brief/mentions.ts';
import styles from './Explained.module.css';

const GlossaryContext = createContext<readonly Term[]>([]);

const noteId = (glossary: readonly Term[], term: Term) => `word-${glossary.indexOf(term) + 1}`;

/** A text of the brief. A word of its glossary can be pressed, tapped or pointed at, and says what it means. */
export function Explained({ children: text }: { children: string }) {
  const glossary = use(GlossaryContext);
  let at = 0;
  return mentionsIn(text, glossary).map((piece) => {
    const key = at;
    at += piece.text.length;
    if (!piece.term) return <Fragment key={key}>{piece.text}</Fragment>;
    return (
      <Word key={key} note={noteId(glossary, piece.term)}>
        {piece.text}
      </Word>
    );
  });
}

/** Opens without script too: the browser shows what `popoverTarget` names, beside the word that was pressed. */
function Word({ note, children }: { note: string; children: string }) {
  return (
    <button
      type="button"
      className={styles.word}
      popoverTarget={note}
      popoverTargetAction="show"
      aria-describedby={note}
      onPointerEnter={({ pointerType, currentTarget }) => pointerType === 'mouse' && currentTarget.click()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && document.getElementById(note)?.hidePopover()}
    >
      {children}
    </button>
  );
}

/** The texts within explain the words of the brief's glossary. */
export function WithGlossary({ glossary, children }: { glossary: readonly Term[]; children: ReactNode }) {
  return (
    <GlossaryContext value={glossary}>
      {children}
      {glossary.map((term) => (
        <p key={term.word} id={noteId(glossary, term)} popover="auto" className={styles.note}>
          {term.means}
        </p>
      ))}
    </GlossaryContext>
  );
}
