import type { ComponentTemplate } from '#domain/case-study/document.ts';
import type { Place } from '#domain/case-study/tree.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { componentNames } from './drop.ts';
import styles from './editor.module.css';
import { Schema } from './templates.tsx';

const words: Record<ComponentTemplate, string> = {
  'text-block': 'Add a block of text with formatting options',
  'image-block': 'Add an image with optional caption',
  container: 'Add a container to group other elements',
};

type Props = {
  /** Null while it is closed. */
  asked: { place: Place; name: string } | null;
  onClose: () => void;
  onAdd: (templateId: ComponentTemplate, place: Place) => void;
};

export function AddComponentDialog({ asked, onClose, onAdd }: Props) {
  const templates = Object.keys(words) as ComponentTemplate[];
  // A container holds no containers.
  const offered =
    asked && 'container' in asked.place.parent ? templates.filter((one) => one !== 'container') : templates;
  return (
    <Dialog open={asked !== null} onClose={onClose} title="Add Component" cross wide>
      <p className="muted">To {asked?.name}</p>
      <ul className={styles.addList}>
        {offered.map((templateId) => (
          <li key={templateId}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onAdd(templateId, asked!.place);
              }}
            >
              <Schema id={templateId} />
              <span>
                <b>{componentNames[templateId]}</b>
                {words[templateId]}
              </span>
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
