import { memo, useState } from 'react';
import { CAPTION_MAX } from '#domain/case-study/limits.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ContainerChildren } from './ColumnEditor.tsx';
import styles from './editor.module.css';
import { ImageField } from './ImageField.tsx';
import { PlainText } from './PlainText.tsx';
import { takePasted } from './pasted.ts';
import { RichField } from './RichField.tsx';
import { SourceLink } from './SourceLink.tsx';
import { componentNames } from './template-names.ts';
import { useComponent, useEditor } from './use-store.ts';

/** A component while it is worked on: its handle, its menu, and what it holds. */
export const ComponentEditor = memo(function ComponentEditor({ id }: { id: string }) {
  const templateId = useComponent(id, 'templateId') ?? 'text-block';
  const fontColor = useComponent(id, 'fontColor');
  const { openMenu } = useEditor();
  const name = componentNames[templateId];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same menu opens from the button beside the handle.
    <div
      className={styles.node}
      data-node={id}
      data-ink={fontColor}
      onContextMenu={(event) => {
        event.preventDefault();
        event.stopPropagation();
        // The menu key has no place of its own; Shift keeps the browser's menu.
        const isKey = event.clientX === 0 && event.clientY === 0;
        openMenu(id, isKey ? event.currentTarget : { x: event.clientX, y: event.clientY });
      }}
    >
      <div className={styles.nodeTools}>
        <button
          type="button"
          className={styles.grip}
          data-drag={JSON.stringify({ kind: 'placed', id })}
          data-handle={id}
          aria-label={`Move ${name}`}
          aria-describedby="drag-help"
        >
          <Icon name="grip-vertical" size="s" />
        </button>
        <IconButton
          icon="ellipsis"
          label={`${name} options`}
          size="s"
          aria-haspopup="menu"
          onClick={(event) => openMenu(id, event.currentTarget)}
        />
      </div>
      {templateId === 'text-block' && <TextBlock id={id} />}
      {templateId === 'image-block' && <ImageBlock id={id} />}
      {templateId === 'container' && <ContainerChildren id={id} />}
    </div>
  );
});

function TextBlock({ id }: { id: string }) {
  const content = useComponent(id, 'content') ?? [];
  const source = useComponent(id, 'source') ?? null;
  const { store } = useEditor();
  return (
    <>
      <RichField
        label="Text block"
        placeholder="Enter your text here..."
        text={content}
        onChange={(to) => store.dispatch({ kind: 'set-component', id, field: 'content', from: content, to })}
      />
      <SourceLink source={source} />
    </>
  );
}

function ImageBlock({ id }: { id: string }) {
  const imageUrl = useComponent(id, 'imageUrl') ?? '';
  const caption = useComponent(id, 'caption') ?? '';
  const source = useComponent(id, 'source') ?? null;
  const { store } = useEditor();
  const [pasted] = useState(() => takePasted(id));
  return (
    <figure>
      <ImageField
        file={pasted}
        imageUrl={imageUrl}
        alt={caption}
        onChange={(to) => store.dispatch({ kind: 'set-component', id, field: 'imageUrl', from: imageUrl, to })}
      />
      <PlainText
        className={styles.caption}
        label="Image caption"
        placeholder="Add image caption (optional)..."
        maxLength={CAPTION_MAX}
        multiline
        value={caption}
        onChange={(to) => store.dispatch({ kind: 'set-component', id, field: 'caption', from: caption, to })}
      />
      <SourceLink source={source} />
    </figure>
  );
}
