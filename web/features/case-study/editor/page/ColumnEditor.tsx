import { memo } from 'react';
import type { ColumnName } from '#domain/case-study/document.ts';
import type { Parent } from '#domain/case-study/tree.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { parentKey } from '../document/parent-key.ts';
import { useColumnIds, useContainerIds, useEditor } from '../document/use-store.ts';
import styles from './ColumnEditor.module.css';
import { ComponentEditor } from './ComponentEditor.tsx';
import page from './layout.module.css';

/** A column of a section: its components, and the button to add more. */
export const ColumnEditor = memo(function ColumnEditor({
  sectionId,
  column,
}: {
  sectionId: string;
  column: ColumnName;
}) {
  const ids = useColumnIds(sectionId, column);
  return <Children ids={ids} parent={{ section: sectionId, column }} className={page.column} />;
});

export function ContainerChildren({ id }: { id: string }) {
  const ids = useContainerIds(id);
  return <Children ids={ids} parent={{ container: id }} className={page.container} />;
}

function Children({
  ids,
  parent,
  className,
}: {
  ids: readonly string[];
  parent: Parent;
  className: string | undefined;
}) {
  const { askForComponent } = useEditor();
  return (
    <div className={className} data-parent={parentKey(parent)}>
      {ids.map((id) => (
        <ComponentEditor key={id} id={id} />
      ))}
      <Button
        variant="quiet"
        size="s"
        icon="plus"
        className={styles.add}
        onClick={() => askForComponent({ parent, index: ids.length })}
      >
        Add component
      </Button>
    </div>
  );
}
