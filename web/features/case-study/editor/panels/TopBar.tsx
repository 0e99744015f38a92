import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import type { Saving } from '#web/lib/unsent/saver.ts';
import { SavedLine } from '#web/parts/SavedLine.tsx';
import { Logo } from '#web/ui/brand/Logo.tsx';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { useEditor, useHistoryState } from '../document/use-store.ts';
import styles from './TopBar.module.css';

/** Skip links lead to it. */
export const PUBLISH_BUTTON = 'publish';

interface Props {
  saving: Saving;
  isPreview: boolean;
  modeButton: Ref<HTMLButtonElement>;
  onPreview: () => void;
  onHistory: () => void;
  onHelp: () => void;
  onPublish: () => void;
  /** Changes the editor's theme; the page keeps its own colours. */
  themeButton: ReactNode;
}

export function TopBar({ saving, isPreview, modeButton, onPreview, onHistory, onHelp, onPublish, themeButton }: Props) {
  const { store } = useEditor();
  const { canUndo, canRedo } = useHistoryState();
  return (
    <header className={styles.top}>
      <div className={styles.start}>
        <Link to={links.myProjects()} className={styles.home} aria-label="Brief Foundry, My Projects">
          <Logo />
        </Link>
        <SavedLine saving={saving} className={styles.saved} />
      </div>
      <div className={styles.end}>
        {!isPreview && (
          <>
            <IconButton icon="undo-2" label="Undo" aria-disabled={!canUndo} onClick={() => store.undo()} />
            <IconButton icon="redo-2" label="Redo" aria-disabled={!canRedo} onClick={() => store.redo()} />
            <IconButton icon="history" label="Version history" className={styles.wide} onClick={onHistory} />
            <IconButton icon="keyboard" label="Keyboard" className={styles.wide} onClick={onHelp} />
          </>
        )}
        <span className={styles.wide}>{themeButton}</span>
        <Button
          ref={modeButton}
          variant="second"
          className={styles.preview}
          icon={isPreview ? 'pen-line' : 'eye'}
          onClick={onPreview}
        >
          {isPreview ? 'Edit Mode' : 'Preview'}
        </Button>
        <Button id={PUBLISH_BUTTON} className={styles.publish} onClick={onPublish}>
          Publish
        </Button>
      </div>
    </header>
  );
}
