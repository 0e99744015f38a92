import { memo, useEffect, useState } from 'react';
import { blockOf } from '#domain/case-study/blocks.ts';
import type { Component } from '#domain/case-study/document.ts';
import { CAPTION_MAX } from '#domain/case-study/limits.ts';
import { setComponent } from '../document/commands.ts';
import { componentNames } from '../document/template-names.ts';
import { useComponent, useEditor } from '../document/use-store.ts';
import { ImageField } from '../pictures/ImageField.tsx';
import { forgetFile, keepFile, waitingFile } from '../pictures/waiting-files.ts';
import { PlainTextField } from '../rich-text/PlainTextField.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { ContainerChildren } from './ColumnEditor.tsx';
import styles from './ComponentEditor.module.css';
import { SourceLink } from './SourceLink.tsx';

/**
 * A component in the editor: its handle, menu and content. A long page has hundreds, so it has few elements, and its
 * menu's listeners are on the page (use-component-menus.ts).
 */
export const ComponentEditor = memo(function ComponentEditor({ id }: { id: string }) {
  const component = useComponent(id);
  if (!component) return null;
  const { templateId, fontColor } = component;
  const name = componentNames[templateId];
  return (
    <div className={styles.node} data-node={id} data-ink={fontColor}>
      <button
        type="button"
        className={styles.grip}
        data-drag="placed"
        data-handle={id}
        aria-label={`Move ${name}`}
        aria-describedby="drag-help"
      />
      <button type="button" className={styles.options} aria-label={`${name} options`} aria-haspopup="menu" data-menu />
      {templateId === 'text-block' && <TextBlock component={component} />}
      {templateId === 'image-block' && <ImageBlock component={component} />}
      {templateId === 'container' && <ContainerChildren id={id} />}
      {blockOf(templateId) && <BlockEditor component={component} />}
    </div>
  );
});

function TextBlock({ component: { id, content, source } }: { component: Component }) {
  const { store } = useEditor();
  return (
    <>
      <RichTextField
        label="Text block"
        placeholder="Enter your text here..."
        text={content}
        onChange={(to) => setComponent(store, id, 'content', to)}
      />
      <SourceLink source={source} />
    </>
  );
}

function ImageBlock({ component: { id, imageUrl, caption, source } }: { component: Component }) {
  const { store } = useEditor();
  const [file] = useState(() => waitingFile(id));
  useEffect(() => forgetFile(id), [id]);
  return (
    <figure>
      <ImageField
        file={file}
        onCutOff={(left) => keepFile(id, left)}
        imageUrl={imageUrl}
        alt={caption}
        onChange={(to) => setComponent(store, id, 'imageUrl', to)}
      />
      <PlainTextField
        className={styles.caption}
        label="Image caption"
        placeholder="Add image caption (optional)..."
        maxLength={CAPTION_MAX}
        multiline
        value={caption}
        onChange={(to) => setComponent(store, id, 'caption', to)}
      />
      <SourceLink source={source} />
    </figure>
  );
}
