import { layoutIds } from '#domain/case-study/document.ts';
import { backgrounds, type Decoration, fontColors } from '#domain/case-study/palette.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { MenuButton, MenuLine } from '#web/ui/control/Menu.tsx';
import { MenuList } from '#web/ui/control/MenuList.tsx';
import { deleteSection, duplicateSection, moveSectionBy, setSection } from '../document/commands.ts';
import { contrastOnPage } from '../document/contrast.ts';
import { layoutNames } from '../document/template-names.ts';
import { useEditor, useSection, useSectionIds } from '../document/use-store.ts';
import parts from './menu-parts.module.css';
import styles from './SectionMenu.module.css';
import { Swatches } from './Swatches.tsx';

const decorations: { id: Decoration; label: string }[] = [
  { id: 'circle', label: 'Circle' },
  { id: 'square', label: 'Square' },
  { id: 'none', label: 'None' },
];
const layouts = layoutIds.filter((id) => id in layoutNames);

/** Background, text colour, pattern, decoration, layout, moving and deleting of a section. */
export function SectionMenu({ id, onClose }: { id: string; onClose: (refocus: boolean) => void }) {
  const { store, announce } = useEditor();
  const order = useSectionIds();
  const background = useSection(id, 'backgroundColor') ?? 'bg-white';
  const ink = useSection(id, 'fontColor') ?? 'text-gray-800';
  const hasPattern = useSection(id, 'hasPattern') ?? false;
  const decoration = useSection(id, 'decorativeElement') ?? 'none';
  const layout = useSection(id, 'templateId') ?? 'single-column';
  const ratio = contrastOnPage(store.document(), ink, background);
  const at = order.indexOf(id);

  return (
    <MenuList label="Section options" className={styles.menu} onClose={onClose}>
      <Swatches
        label="Background"
        colors={backgrounds}
        chosen={background}
        onChoose={(to) => setSection(store, id, 'backgroundColor', to)}
      />
      <Swatches
        label="Text"
        colors={fontColors}
        chosen={ink}
        onChoose={(to) => setSection(store, id, 'fontColor', to)}
      />
      <p className={parts.ratio} data-weak={!ratio.isEnough || undefined} role="status">
        <Icon name={ratio.isEnough ? 'circle-check' : 'triangle-alert'} size="s" />
        {ratio.words}
      </p>
      <MenuLine />
      <MenuButton
        icon="grip"
        label={hasPattern ? 'Remove Pattern' : 'Add Pattern'}
        onSelect={() => setSection(store, id, 'hasPattern', !hasPattern)}
      />
      <Choice
        label="Decorative element"
        options={decorations}
        chosen={decoration}
        onChoose={(to) => setSection(store, id, 'decorativeElement', to)}
      />
      <Choice
        label="Layout"
        options={layouts.map((one) => ({ id: one, label: layoutNames[one]! }))}
        chosen={layout}
        onChoose={(to) => setSection(store, id, 'templateId', to)}
      />
      <MenuLine />
      <MenuButton
        icon="arrow-up"
        label="Move up"
        keys="Alt ↑"
        disabled={at === 0}
        onSelect={() => moveSectionBy(store, id, -1, announce)}
      />
      <MenuButton
        icon="arrow-down"
        label="Move down"
        keys="Alt ↓"
        disabled={at === order.length - 1}
        onSelect={() => moveSectionBy(store, id, 1, announce)}
      />
      <MenuButton icon="copy" label="Duplicate" keys="Ctrl D" onSelect={() => duplicateSection(store, id, announce)} />
      <MenuLine />
      <MenuButton icon="trash-2" label="Delete Section" danger onSelect={() => deleteSection(store, id, announce)} />
    </MenuList>
  );
}

interface ChoiceProps<Id extends string> {
  label: string;
  options: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

function Choice<Id extends string>({ label, options, chosen, onChoose }: ChoiceProps<Id>) {
  return (
    <>
      <p className={parts.label}>{label}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group within a menu. */}
      <div className={styles.choice} role="group" aria-label={label}>
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={option.id === chosen}
            onClick={() => onChoose(option.id)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </>
  );
}
