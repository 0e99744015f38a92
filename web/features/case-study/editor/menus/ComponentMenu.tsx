import { useState } from 'react';
import { fontColors } from '#domain/case-study/palette.ts';
import { childrenAt, findComponent } from '#domain/case-study/tree.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { MenuButton, MenuLine } from '#web/ui/control/Menu.tsx';
import { MenuList } from '#web/ui/control/MenuList.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import {
  deleteComponent,
  duplicateComponent,
  moveComponentBy,
  moveComponentTo,
  pasteInto,
  setComponent,
} from '../document/commands.ts';
import { contrastOnPage } from '../document/contrast.ts';
import { useEditor } from '../document/use-store.ts';
import { destinations } from '../drag/drop.ts';
import styles from './menu-parts.module.css';
import { Swatches } from './Swatches.tsx';

export interface OpenMenu {
  id: string;
  at: { x: number; y: number };
  opener: HTMLElement | null;
}

/** The menu of one component (EDIT-7), which also offers every move that dragging can do. */
export function ComponentMenu({ menu, onClose }: { menu: OpenMenu; onClose: () => void }) {
  const { store, announce } = useEditor();
  const [asksWhere, setAsksWhere] = useState(false);
  const { id } = menu;
  const found = findComponent(store.document(), id);
  if (!found) return null;
  const { component, place, section } = found;
  const siblings = childrenAt(store.document(), place.parent)!;
  const isText = component.templateId === 'text-block';
  const ratio = contrastOnPage(store.document(), component.fontColor, section.backgroundColor);
  const others = destinations(store.document(), id);

  function close(refocus: boolean) {
    onClose();
    if (!refocus) return;
    // Changing the kind of a text replaces its element. The focus moves to the new one.
    const { opener } = menu;
    const text = document.querySelector<HTMLElement>(`[data-node="${id}"] [role="textbox"]`);
    (opener?.isConnected ? opener : text)?.focus();
  }
  function act(work: () => void) {
    close(true);
    work();
  }

  async function paste() {
    close(true);
    try {
      pasteInto(store, id, await navigator.clipboard.readText());
    } catch {
      showToast('bad', 'The clipboard cannot be read. Allow it in the browser, or paste with Ctrl V inside the text.');
    }
  }

  if (asksWhere) {
    return (
      <MenuList key="where" label="Move to" at={menu.at} onClose={close}>
        <p className={styles.label}>Move to</p>
        {others.map(({ parent, label }) => (
          <MenuButton
            key={label + JSON.stringify(parent)}
            icon="arrow-right"
            label={label}
            onSelect={() => act(() => moveComponentTo(store, id, parent, announce))}
          />
        ))}
      </MenuList>
    );
  }
  return (
    <MenuList key="all" label="Component options" at={menu.at} onClose={close}>
      {component.templateId !== 'container' && (
        <MenuButton icon="clipboard-paste" label="Paste Text" onSelect={() => void paste()} />
      )}
      <MenuButton
        icon="copy"
        label="Duplicate"
        keys="Ctrl D"
        onSelect={() => act(() => duplicateComponent(store, id, announce))}
      />
      <MenuLine />
      {isText && (
        <>
          <Swatches
            label="Text"
            colors={fontColors}
            chosen={component.fontColor}
            onChoose={(to) => act(() => setComponent(store, id, 'fontColor', to))}
          />
          <p className={styles.ratio} data-weak={!ratio.isEnough || undefined}>
            <Icon name={ratio.isEnough ? 'circle-check' : 'triangle-alert'} size="s" />
            {ratio.words}
          </p>
          <MenuLine />
        </>
      )}
      <MenuButton
        icon="arrow-up"
        label="Move up"
        keys="Alt ↑"
        disabled={place.index === 0}
        onSelect={() => act(() => moveComponentBy(store, id, -1, announce))}
      />
      <MenuButton
        icon="arrow-down"
        label="Move down"
        keys="Alt ↓"
        disabled={place.index === siblings.length - 1}
        onSelect={() => act(() => moveComponentBy(store, id, 1, announce))}
      />
      <MenuButton
        icon="arrow-right"
        label="Move to…"
        disabled={others.length === 0}
        onSelect={() => setAsksWhere(true)}
      />
      <MenuLine />
      <MenuButton
        icon="trash-2"
        label="Delete Component"
        danger
        onSelect={() => act(() => deleteComponent(store, id, announce))}
      />
    </MenuList>
  );
}
