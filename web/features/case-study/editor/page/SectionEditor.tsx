import { memo, useRef, useState } from 'react';
import { columnsOf, dotsOf } from '#domain/case-study/document.ts';
import { SECTION_TITLE_MAX } from '#domain/case-study/limits.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Decoration, Dots } from '../../page/Ornaments.tsx';
import { setSection } from '../document/commands.ts';
import { useEditor, useSection } from '../document/use-store.ts';
import { SectionMenu } from '../menus/SectionMenu.tsx';
import { ImageField } from '../pictures/ImageField.tsx';
import { PlainTextField } from '../rich-text/PlainTextField.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { ColumnEditor } from './ColumnEditor.tsx';
import page from './layout.module.css';
import styles from './SectionEditor.module.css';
import { SourceLink } from './SourceLink.tsx';

/** A section in the editor. It renders again only for its own fields; its components subscribe on their own. */
export const SectionEditor = memo(function SectionEditor({ id }: { id: string }) {
  const templateId = useSection(id, 'templateId') ?? 'single-column';
  const backgroundColor = useSection(id, 'backgroundColor');
  const fontColor = useSection(id, 'fontColor');
  const hasPattern = useSection(id, 'hasPattern');
  const decoration = useSection(id, 'decorativeElement') ?? 'none';
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const columns = columnsOf(templateId);
  const hasPicture = templateId === 'image-text' || templateId === 'image-block';
  const body = (
    <div className={columns.length > 1 ? page.two : page.one}>
      {columns.map((column) => (
        <ColumnEditor key={column} sectionId={id} column={column} />
      ))}
    </div>
  );
  const words = (
    <div className={styles.words}>
      <SectionTitle id={id} />
      <SectionContent id={id} />
    </div>
  );
  return (
    <section
      className={styles.section}
      data-section={id}
      data-layout={templateId}
      data-bg={backgroundColor}
      data-ink={fontColor}
      data-menu-open={isMenuOpen || undefined}
      aria-labelledby={`name-${id}`}
    >
      <Name id={id} />
      <Decoration kind={decoration} />
      <Handle id={id} />
      <IconButton
        ref={menuButton}
        icon="ellipsis"
        label="Section options"
        variant="second"
        size="s"
        className={styles.options}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onClick={() => setMenuOpen((open) => !open)}
      />
      {isMenuOpen && (
        <SectionMenu
          id={id}
          onClose={(refocus) => {
            setMenuOpen(false);
            if (refocus) menuButton.current?.focus();
          }}
        />
      )}
      {hasPicture ? (
        <div className={templateId === 'image-text' ? page.beside : page.one}>
          <SectionPicture id={id} />
          <div className={page.column}>
            {words}
            {body}
          </div>
        </div>
      ) : (
        <>
          {words}
          {body}
        </>
      )}
      {hasPattern && <Dots count={dotsOf(templateId)} />}
    </section>
  );
});

/** The section's name for people who navigate by landmarks. */
function Name({ id }: { id: string }) {
  const title = useSection(id, 'title');
  return (
    <h2 id={`name-${id}`} className="sr">
      {title?.trim() || 'Untitled section'}
    </h2>
  );
}

function Handle({ id }: { id: string }) {
  const title = useSection(id, 'title')?.trim() || 'Untitled section';
  return (
    <button
      type="button"
      className={styles.handle}
      data-drag="section"
      data-handle={id}
      aria-label={`Move section ${title}`}
      aria-describedby="drag-help"
    >
      <Icon name="grip-vertical" />
    </button>
  );
}

function SectionTitle({ id }: { id: string }) {
  const title = useSection(id, 'title') ?? '';
  const { store } = useEditor();
  return (
    <PlainTextField
      className={page.title}
      label="Section title"
      placeholder="Section Title"
      maxLength={SECTION_TITLE_MAX}
      value={title}
      onChange={(to) => setSection(store, id, 'title', to)}
    />
  );
}

function SectionContent({ id }: { id: string }) {
  const content = useSection(id, 'content') ?? [];
  const source = useSection(id, 'source') ?? null;
  const { store } = useEditor();
  return (
    <>
      <RichTextField
        label="Section content"
        placeholder="Section content..."
        text={content}
        onChange={(to) => setSection(store, id, 'content', to)}
      />
      <SourceLink source={source} />
    </>
  );
}

function SectionPicture({ id }: { id: string }) {
  const imageUrl = useSection(id, 'imageUrl') ?? '';
  const title = useSection(id, 'title') ?? '';
  const { store } = useEditor();
  return <ImageField imageUrl={imageUrl} alt={title} onChange={(to) => setSection(store, id, 'imageUrl', to)} />;
}
