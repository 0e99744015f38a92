import { type BlockId, blockIds, blocks } from '#domain/case-study/blocks.ts';
import type { ComponentTemplate } from '#domain/case-study/document.ts';
import type { Place } from '#domain/case-study/tree.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { componentNames } from '../document/template-names.ts';
import { useEditor } from '../document/use-store.ts';
import { nameOfParent } from '../drag/drop.ts';
import styles from './AddComponentDialog.module.css';
import { Schema } from './templates.tsx';

const descriptions: Record<ComponentTemplate, string> = {
  'text-block': 'Add a block of text with formatting options',
  'image-block': 'Add an image with optional caption',
  container: 'Add a container to group other elements',
  ...(Object.fromEntries(blockIds.map((id) => [id, blocks[id].about])) as Record<BlockId, string>),
};

interface Props {
  place: Place;
  onClose: () => void;
  onAdd: (templateId: ComponentTemplate, place: Place) => void;
}

export function AddComponentDialog({ place, onClose, onAdd }: Props) {
  const { store } = useEditor();
  const templates = Object.keys(descriptions) as ComponentTemplate[];
  // A container cannot contain containers.
  const offered = 'container' in place.parent ? templates.filter((one) => one !== 'container') : templates;
  return (
    <Dialog open onClose={onClose} title="Add Component" cross wide>
      <p className="muted">To {nameOfParent(store.document(), place.parent)}</p>
      <ul className={styles.list}>
        {offered.map((templateId) => (
          <li key={templateId}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onAdd(templateId, place);
              }}
            >
              <Schema id={templateId} />
              <span>
                <b>{componentNames[templateId]}</b>
                {descriptions[templateId]}
              </span>
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
