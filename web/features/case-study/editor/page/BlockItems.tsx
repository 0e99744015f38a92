import { type BlockItem, type BlockRules, emptyItem, itemStates } from '#domain/case-study/blocks.ts';
import type { Component } from '#domain/case-study/document.ts';
import { ITEM_TERM_MAX, ITEM_TEXT_MAX } from '#domain/case-study/limits.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { stateWords } from '../../page/blocks/CoverageBlock.tsx';
import { setComponent } from '../document/commands.ts';
import { useEditor } from '../document/use-store.ts';
import styles from './BlockEditor.module.css';

interface Props {
  component: Component;
  rules: NonNullable<BlockRules['items']>;
}

/** The lines of a block: figures, pins, milestones, colours, requirements. */
export function BlockItems({ component: { id, templateId, items }, rules }: Props) {
  const { store, announce } = useEditor();
  const set = (to: readonly BlockItem[]) => setComponent(store, id, 'items', to);
  function move(at: number, by: -1 | 1) {
    const moved = items[at]!;
    set(items.toSpliced(at, 1).toSpliced(at + by, 0, moved));
    announce(`${rules.name} ${at + 1}, now position ${at + by + 1} of ${items.length}.`);
  }
  return (
    <>
      <ol className={styles.items}>
        {items.map((item, at) => {
          const change = (part: Partial<BlockItem>) => set(items.with(at, { ...item, ...part }));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
            <li key={at}>
              <fieldset>
                <legend className="t-13">
                  {rules.name} {at + 1}
                </legend>
                <label>
                  {rules.term}
                  <input
                    value={item.term}
                    maxLength={ITEM_TERM_MAX}
                    onChange={({ target }) => change({ term: target.value })}
                  />
                </label>
                <label>
                  {rules.text}
                  <textarea
                    rows={2}
                    value={item.text}
                    maxLength={ITEM_TEXT_MAX}
                    onChange={({ target }) => change({ text: target.value })}
                  />
                </label>
                {templateId === 'annotated' && (
                  <div className={styles.row}>
                    {(['x', 'y'] as const).map((axis) => (
                      <label key={axis}>
                        {axis === 'x' ? 'From the left, %' : 'From the top, %'}
                        <input
                          type="number"
                          min={0}
                          max={100}
                          value={item[axis]}
                          onChange={({ target }) => {
                            const to = target.valueAsNumber;
                            if (to >= 0 && to <= 100) change({ [axis]: to });
                          }}
                        />
                      </label>
                    ))}
                  </div>
                )}
                {templateId === 'coverage' && (
                  <label>
                    Designer says
                    <select
                      value={item.state}
                      onChange={({ target }) => change({ state: itemStates.find((one) => one === target.value) ?? '' })}
                    >
                      {itemStates.map((one) => (
                        <option key={one} value={one}>
                          {one ? stateWords[one] : 'Not stated'}
                        </option>
                      ))}
                    </select>
                  </label>
                )}
                <div className="row">
                  <IconButton
                    icon="arrow-up"
                    label={`Move ${rules.name.toLowerCase()} ${at + 1} up`}
                    aria-disabled={at === 0}
                    onClick={() => at > 0 && move(at, -1)}
                  />
                  <IconButton
                    icon="arrow-down"
                    label={`Move ${rules.name.toLowerCase()} ${at + 1} down`}
                    aria-disabled={at === items.length - 1}
                    onClick={() => at < items.length - 1 && move(at, 1)}
                  />
                  <IconButton
                    icon="trash-2"
                    label={`Remove ${rules.name.toLowerCase()} ${at + 1}`}
                    onClick={() => set(items.toSpliced(at, 1))}
                  />
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      {items.length < rules.max && (
        <Button size="s" variant="second" icon="plus" onClick={() => set([...items, emptyItem()])}>
          Add {rules.name.toLowerCase()}
        </Button>
      )}
    </>
  );
}
