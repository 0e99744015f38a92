import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Layer } from '#domain/inspection/layer.ts';
import { parentOf } from '#domain/inspection/measure.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import styles from './Layers.module.css';

interface Props {
  layers: readonly Layer[];
  leftOut: number;
  selected: Layer | null;
  /** The layer to which distances are measured: under the pointer or the keyboard. */
  pointed: Layer | null;
  onSelect: (layer: Layer) => void;
  onPoint: (layer: Layer | null) => void;
}

const DEPTH_MAX = 8;

/**
 * The layers of a frame as a list. Arrow keys move to a layer and measure to it, Enter or Space selects it, so no
 * pointer is needed.
 */
export function LayerTree({ layers, leftOut, selected, pointed, onSelect, onPoint }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const current = selected ?? layers[0] ?? null;
  const itemOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(id)}"]`);

  useEffect(() => {
    const item = selected && list.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(selected.id)}"]`);
    if (item) bringIntoView(list.current!, item);
  }, [selected]);

  function press(event: KeyboardEvent, layer: Layer) {
    const at = layers.indexOf(layer);
    const to: Record<string, Layer | null | undefined> = {
      ArrowDown: layers[at + 1],
      ArrowUp: layers[at - 1],
      ArrowLeft: parentOf(layers, layer),
      ArrowRight: layers[at + 1]?.depth === layer.depth + 1 ? layers[at + 1] : null,
      Home: layers[0],
      End: layers.at(-1),
    };
    if (event.key === 'Enter' || event.key === ' ') onSelect(layer);
    else if (event.key in to) {
      const next = to[event.key];
      if (next) itemOf(next.id)?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <div ref={list} role="tree" aria-label="Layers" className={styles.tree}>
        {layers.map((layer) => (
          <div
            key={layer.id}
            role="treeitem"
            data-layer={layer.id}
            data-depth={Math.min(layer.depth, DEPTH_MAX)}
            data-pointed={layer.id === pointed?.id || undefined}
            aria-level={layer.depth + 1}
            aria-selected={layer.id === selected?.id}
            tabIndex={layer.id === current?.id ? 0 : -1}
            onClick={() => onSelect(layer)}
            onPointerEnter={() => onPoint(layer)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(layer)}
            onBlur={() => onPoint(null)}
            onKeyDown={(event) => press(event, layer)}
          >
            <Icon name={iconOf(layer)} size="s" />
            <span className="clip">{layer.name}</span>
          </div>
        ))}
      </div>
      {leftOut > 0 && (
        <p className="t-13 muted">
          {leftOut} more {leftOut === 1 ? 'layer is' : 'layers are'} in this frame; the first {layers.length} are shown.
        </p>
      )}
    </>
  );
}

/** Scrolls only the list, so that on a phone the pressed picture stays in place. */
function bringIntoView(list: HTMLElement, item: HTMLElement) {
  const scroller = list.scrollHeight > list.clientHeight + 1 ? list : list.parentElement!;
  const [frame, box] = [scroller.getBoundingClientRect(), item.getBoundingClientRect()];
  if (box.top < frame.top) scroller.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) scroller.scrollTop += box.bottom - frame.bottom;
}

function iconOf({ type, depth, fills }: Layer): IconName {
  if (depth === 0) return 'scan';
  if (type === 'TEXT') return 'type';
  if (fills.some(({ kind }) => kind === 'image')) return 'image';
  if (type === 'INSTANCE' || type === 'COMPONENT' || type === 'COMPONENT_SET') return 'box';
  if (type === 'FRAME' || type === 'GROUP' || type === 'SECTION') return 'layers';
  return type === 'LINE' ? 'minus' : 'square';
}
