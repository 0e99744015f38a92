import type { BlockPicture, BlockRules } from '#domain/case-study/blocks.ts';
import type { Component } from '#domain/case-study/document.ts';
import { ALT_MAX } from '#domain/case-study/limits.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { setComponent } from '../document/commands.ts';
import { useEditor } from '../document/use-store.ts';
import { ImageField } from '../pictures/ImageField.tsx';
import styles from './BlockEditor.module.css';

interface Props {
  component: Component;
  rules: BlockRules;
}

/** The pictures of a block, each with its alternative text. */
export function BlockPictures({ component: { id, templateId, pictures }, rules }: Props) {
  const { store } = useEditor();
  const [min, max] = rules.pictures;
  /** Changes the pictures that there are now: an upload may have taken a while. */
  function change(to: (now: readonly BlockPicture[]) => readonly BlockPicture[]) {
    const from = store.component(id)?.pictures;
    if (from) setComponent(store, id, 'pictures', to(from));
  }
  const changeOne = (at: number, part: Partial<BlockPicture>) =>
    change((now) => now.map((one, place) => (place === at ? { ...one, ...part } : one)));
  const names = templateId === 'before-after' ? ['Before', 'After'] : [];
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => {
          const name = names[at] ?? (max > 1 ? `Picture ${at + 1}` : 'Picture');
          const the = names[at] ? `the picture ${name.toLowerCase()}` : max > 1 ? name.toLowerCase() : 'the picture';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture of a block is its place.
            <li key={at}>
              <b className="t-13">{name}</b>
              <ImageField
                imageUrl={picture.imageUrl}
                alt={picture.alt}
                isThumbnail
                onChange={(imageUrl) => changeOne(at, { imageUrl })}
              />
              <label>
                What {the} shows, for people who cannot see it
                <input
                  value={picture.alt}
                  maxLength={ALT_MAX}
                  onChange={({ target }) => changeOne(at, { alt: target.value })}
                />
              </label>
              {pictures.length > min && (
                <Button size="s" variant="quiet" icon="trash-2" onClick={() => change((now) => now.toSpliced(at, 1))}>
                  Remove {name.toLowerCase()}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {pictures.length < max && (
        <Button
          size="s"
          variant="second"
          icon="plus"
          onClick={() => change((now) => [...now, { imageUrl: '', alt: '' }])}
        >
          Add picture
        </Button>
      )}
    </>
  );
}
