import { colorsOfBrief } from '#domain/case-study/brief-colors.ts';
import type { TypeStyle } from '#domain/case-study/document.ts';
import { LINE_HEIGHT_MAX, LINE_HEIGHT_MIN, TYPE_SIZE_MAX, TYPE_SIZE_MIN } from '#domain/case-study/limits.ts';
import { fontFamilies, fontWeights } from '#domain/case-study/palette.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useEditor, usePageField } from '../document/use-store.ts';
import styles from './PageStyle.module.css';

/** The page's own colours and type. */
export function PageStyle({ submissionId }: { submissionId: string }) {
  return (
    <>
      <h2 className="t-14">Colours</h2>
      <Colors />
      <BriefColors submissionId={submissionId} />
      <h2 className="t-14">Type</h2>
      <Typography />
    </>
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

/** Applies the brief's palette to the page as one undo step. */
function BriefColors({ submissionId }: { submissionId: string }) {
  const { store, announce } = useEditor();
  const { call, busy } = useCall({ toast: true });

  const take = () =>
    call(async () => {
      const { brief } = await api('GET /api/submissions/:id/evidence', { params: { id: submissionId } });
      if (!brief || brief.colors.length === 0)
        return showToast('bad', 'There is no brief with a palette behind this design.');
      const before = store.document().colors;
      const { colors, kept } = colorsOfBrief(brief.colors, before);
      store.dispatch(...colors.map((to, index) => ({ kind: 'set-color' as const, index, from: before[index]!, to })));
      const rest = kept.length > 0 ? ` ${kept.join(' and ')} stayed: no colour of the brief is readable there.` : '';
      announce(`The page has the brief’s colours.${rest}`);
      if (rest) showToast('good', `The page has the brief’s colours.${rest}`);
    });
  return (
    <Button size="s" variant="second" className={styles.fromBrief} busy={busy} onClick={() => void take()}>
      {busy ? 'Using the brief’s colours' : 'Use the brief’s colours'}
    </Button>
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
            min={LINE_HEIGHT_MIN}
            max={LINE_HEIGHT_MAX}
            step={0.05}
            key={lineHeight}
            defaultValue={lineHeight}
            onBlur={({ target }) =>
              isWithin(target, LINE_HEIGHT_MIN, LINE_HEIGHT_MAX) && set({ lineHeight: target.valueAsNumber })
            }
          />
        </label>
      </div>
    </details>
  );
}

function isWithin({ valueAsNumber }: HTMLInputElement, min: number, max: number): boolean {
  return valueAsNumber >= min && valueAsNumber <= max;
}
