import { useState } from 'react';
import { blockOf, devices, mats } from '#domain/case-study/blocks.ts';
import type { Component } from '#domain/case-study/document.ts';
import { CAPTION_MAX } from '#domain/case-study/limits.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { BlockView } from '../../page/blocks/BlockView.tsx';
import { setComponent } from '../document/commands.ts';
import { useEditor, usePageField, usePagePictures } from '../document/use-store.ts';
import { FilmField } from '../pictures/FilmField.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import styles from './BlockEditor.module.css';
import { BlockItems } from './BlockItems.tsx';
import { BlockPictures } from './BlockPictures.tsx';
import { SourceLink } from './SourceLink.tsx';

const deviceNames = { none: 'No device', phone: 'Phone', browser: 'Browser' } as const;

/** A block as readers see it, and below it the fields for its content. */
export function BlockEditor({ component }: { component: Component }) {
  const { id, templateId, caption, content, device, mat, source } = component;
  const { store } = useEditor();
  const pictures = usePagePictures();
  const colors = usePageField('colors');
  const rules = blockOf(templateId)!;
  // The fields of a new block stay open while somebody fills them.
  const [isNew] = useState(isEmpty(component));
  return (
    <>
      {!isEmpty(component) && (
        <div className={styles.view}>
          <BlockView component={component} pictures={pictures} isBeside={false} isPreview />
        </div>
      )}
      <details className={styles.fields} open={isNew || undefined}>
        <summary>
          <Icon name="pen-line" size="s" />
          {rules.name}
        </summary>
        {templateId === 'quote' && (
          <RichTextField
            label="Quote"
            placeholder="One sentence, as it was said"
            text={content}
            onChange={(to) => setComponent(store, id, 'content', to)}
          />
        )}
        {templateId === 'video' && <FilmField component={component} />}
        {rules.pictures[1] > 0 && <BlockPictures component={component} rules={rules} />}
        {rules.items && <BlockItems component={component} rules={rules.items} />}
        {rules.hasMat && (
          <div className={styles.row}>
            {templateId !== 'before-after' && templateId !== 'annotated' && (
              <label>
                Device
                <select
                  value={device}
                  onChange={({ target }) =>
                    setComponent(store, id, 'device', devices.find((one) => one === target.value) ?? 'none')
                  }
                >
                  {devices.map((one) => (
                    <option key={one} value={one}>
                      {deviceNames[one]}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <label>
              Background
              <select
                value={mat}
                onChange={({ target }) =>
                  setComponent(store, id, 'mat', mats.find((one) => `${one}` === target.value) ?? 0)
                }
              >
                {mats.map((one) => (
                  <option key={one} value={one}>
                    {one === 0 ? 'From the theme' : colors[one - 1]?.name}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
        <label>
          {rules.caption}
          <input
            value={caption}
            maxLength={CAPTION_MAX}
            onChange={({ target }) => setComponent(store, id, 'caption', target.value)}
          />
        </label>
        <SourceLink source={source} />
      </details>
    </>
  );
}

function isEmpty({ pictures, items, content, caption, imageUrl }: Component): boolean {
  return (
    imageUrl === '' &&
    pictures.every(({ imageUrl }) => imageUrl === '') &&
    items.every(({ term, text }) => term === '' && text === '') &&
    content.length === 0 &&
    caption === ''
  );
}
