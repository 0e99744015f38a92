import { memo } from 'react';
import type { TypeStyle } from '#domain/case-study/document.ts';
import { TYPE_SIZE_MAX, TYPE_SIZE_MIN } from '#domain/case-study/limits.ts';
import { fontFamilies, fontWeights } from '#domain/case-study/palette.ts';
import { dropOperation, startTarget } from './drop.ts';
import styles from './editor.module.css';
import { newId } from './new-id.ts';
import { componentTemplates, layoutTemplates, nameOfTemplate, Schema, type Template } from './templates.tsx';
import { useEditor, usePageField } from './use-store.ts';

/** Templates to drag or add, and the page's own colours and type. */
export const Sidebar = memo(function Sidebar() {
  return (
    <aside className={styles.side} aria-label="Templates">
      <h2 className="t-14">Layouts</h2>
      <ul className={styles.templates}>
        {layoutTemplates.map((templateId) => (
          <li key={templateId}>
            <TemplateButton template={{ kind: 'layout', templateId }} />
          </li>
        ))}
      </ul>
      <h2 className="t-14">Components</h2>
      <ul className={styles.templates}>
        {componentTemplates.map((templateId) => (
          <li key={templateId}>
            <TemplateButton template={{ kind: 'component', templateId }} />
          </li>
        ))}
      </ul>
      <div className={styles.sideMore}>
        <h2 className="t-14">Colours</h2>
        <Colors />
        <h2 className="t-14">Type</h2>
        <Typography />
      </div>
    </aside>
  );
});

/** Dragged to a place, or pressed: then it goes to the end. */
function TemplateButton({ template }: { template: Template }) {
  const { store, say, isDragging } = useEditor();
  const name = nameOfTemplate(template);
  function add() {
    if (isDragging()) return;
    const document = store.document();
    const operation = dropOperation(document, template, startTarget(document, template), newId);
    if (operation?.kind !== 'add-section') return;
    store.dispatch(operation);
    say(`${name} added at the end.`);
    requestAnimationFrame(() =>
      window.document.querySelector(`[data-section="${operation.section.id}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
  }
  return (
    <button
      type="button"
      className={styles.template}
      data-drag={JSON.stringify(template)}
      aria-describedby="drag-help"
      onClick={add}
    >
      <Schema id={template.templateId} />
      <span className="sr">Add </span>
      <span>{name}</span>
    </button>
  );
}

function Colors() {
  const colors = usePageField('colors');
  const { store } = useEditor();
  return (
    <ul className={styles.colors}>
      {colors.map((color, index) => (
        <li key={color.name}>
          <label>
            <input
              type="color"
              value={color.hex}
              onChange={(event) =>
                store.dispatch({ kind: 'set-color', index, from: color, to: { ...color, hex: event.target.value } })
              }
            />
            {color.name}
          </label>
          <span className="value">{color.hex}</span>
        </li>
      ))}
    </ul>
  );
}

function Typography() {
  const typography = usePageField('typography');
  return (
    <ul className={styles.types}>
      {typography.map((style, index) => (
        <li key={style.name}>
          <TypeEditor style={style} index={index} />
        </li>
      ))}
    </ul>
  );
}

function TypeEditor({ style, index }: { style: TypeStyle; index: number }) {
  const { store } = useEditor();
  const { name, family, weight, size, lineHeight } = style;
  const set = (part: Partial<TypeStyle>) =>
    store.dispatch({ kind: 'set-type', index, from: style, to: { ...style, ...part } });
  return (
    <details>
      <summary>
        <b>{name}</b>
        <span className="t-12 faint">
          {family} {weight}, {size} / {lineHeight}
        </span>
      </summary>
      <div className={styles.typeFields}>
        <label>
          Family
          <select value={family} onChange={(event) => set({ family: event.target.value as TypeStyle['family'] })}>
            {fontFamilies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          Weight
          <select value={weight} onChange={(event) => set({ weight: Number(event.target.value) })}>
            {fontWeights.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          Size, px
          <input
            type="number"
            min={TYPE_SIZE_MIN}
            max={TYPE_SIZE_MAX}
            key={size}
            defaultValue={size}
            onBlur={({ target }) =>
              isWithin(target, TYPE_SIZE_MIN, TYPE_SIZE_MAX) && set({ size: target.valueAsNumber })
            }
          />
        </label>
        <label>
          Line height
          <input
            type="number"
            min={1}
            max={2}
            step={0.05}
            key={lineHeight}
            defaultValue={lineHeight}
            onBlur={({ target }) => isWithin(target, 1, 2) && set({ lineHeight: target.valueAsNumber })}
          />
        </label>
      </div>
    </details>
  );
}

function isWithin({ valueAsNumber }: HTMLInputElement, min: number, max: number): boolean {
  return valueAsNumber >= min && valueAsNumber <= max;
}
