import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Layer } from '#domain/inspection/layer.ts';
import { distancesBetween, firstWithText, layerAt, nearestDistances } from '#domain/inspection/measure.ts';
import { links } from '#domain/navigation/links.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { PickMark, PickPanel, SAVED_MAX } from './ColorPicker.tsx';
import styles from './Inspector.module.css';
import type { InspectorProps, Tool } from './Inspector.tsx';
import { LayerTree } from './LayerTree.tsx';
import { DistanceMarks, HoverMark, SelectionMark } from './Marks.tsx';
import { PictureColors } from './PictureColors.tsx';
import { usePixels } from './pixels.ts';
import { inside, type Point, type Size } from './point.ts';
import { ReadLayers } from './ReadLayers.tsx';
import { endNear, firstRuler, type Ruled, RulerMarks, RulerPanel } from './Ruler.tsx';
import { SelectionPanel } from './SelectionPanel.tsx';
import { SourceNotice } from './SourceNotice.tsx';
import { Stage } from './Stage.tsx';
import { TokensPanel } from './TokensPanel.tsx';
import type { FindToken } from './token-finder.ts';

interface Props extends InspectorProps {
  tool: Tool;
  tokenOf: FindToken;
  /** The field that chooses the frame. */
  picker: ReactNode;
}

const densities = ['1', '2', '3'] as const;
/** Frames of a design file are rendered at twice their size. */
const FILE_DENSITY = '2';

/** One frame, with its layers at the left and the selection's properties at the right. */
export function FrameInspector({ view, frame, layers, leftOut, panel, go, now, tool, tokenOf, picker }: Props) {
  // Stored by id, because the layer objects are new after each load of the page.
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const [isLarge, setLarge] = useState(false);
  const [scale, setScale] = useState<number | null>(null);
  const [density, setDensity] = useState<(typeof densities)[number]>(frame.isFromFile ? FILE_DENSITY : '1');

  const [whole] = layers;
  const size: Size = whole
    ? { width: whole.width, height: whole.height }
    : { width: frame.picture.width / Number(density), height: frame.picture.height / Number(density) };
  const [ruled, setRuled] = useState<Ruled | null>(null);
  const [dragged, setDragged] = useState<keyof Ruled>('to');
  const [spot, setSpot] = useState<Point | null>(null);
  const [savedColors, setSavedColors] = useState<string[]>([]);
  const point = spot ?? inside({ x: size.width / 2, y: size.height / 2 }, size);
  const isUnread = frame.isFromFile && frame.layerCount === null;
  const isPicture = !whole && !isUnread;
  const pixels = usePixels(frame, size, tool === 'pick' || isPicture);

  const current = layers.find(({ id }) => id === selectedId) ?? firstWithText(layers) ?? whole ?? null;
  const pointed = layers.find(({ id }) => id === pointedId) ?? null;
  const setPointed = (layer: Layer | null) => setPointedId(layer?.id ?? null);
  function select(layer: Layer) {
    if (isHeld) setPointed(layer);
    else setSelectedId(layer.id);
  }
  function saveColor() {
    if (!pixels || pixels === 'failed') return;
    const hex = pixels.colorAt(point);
    setSavedColors((known) => [hex, ...known.filter((one) => one !== hex)].slice(0, SAVED_MAX));
  }

  const pointing = {
    inspect: {
      onPoint: (at: Point | null, held: boolean) => {
        if (!held && !isHeld) setPointed(at && layerAt(layers, at.x, at.y));
      },
      onPress: (at: Point) => {
        const layer = layerAt(layers, at.x, at.y);
        if (layer) select(layer);
      },
    },
    ruler: {
      onPress: (at: Point) => {
        const end = ruled && endNear(ruled, at, size.width * 0.03);
        setDragged(end ?? 'to');
        const here = inside(at, size);
        setRuled(ruled && end ? { ...ruled, [end]: here } : { from: here, to: here });
      },
      onDrag: (at: Point) => ruled && setRuled({ ...ruled, [dragged]: inside(at, size) }),
    },
    pick: {
      onPress: (at: Point) => setSpot(inside(at, size)),
      onDrag: (at: Point) => setSpot(inside(at, size)),
    },
  }[tool];

  return (
    <main id="main" className={styles.inspector}>
      <nav className={styles.layers} aria-label="Frame and layers">
        {picker}
        {whole && (
          <>
            <Button
              variant="quiet"
              icon="layers"
              className={styles.unfold}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {layers.length} layers
            </Button>
            <div className={classes(styles.tree, !isUnfolded && styles.folded)}>
              <LayerTree
                layers={layers}
                leftOut={leftOut}
                selected={current}
                pointed={pointed}
                onSelect={select}
                onPoint={(layer) => !isHeld && setPointed(layer)}
              />
            </div>
          </>
        )}
        {isPicture && (
          <p className={`t-14 muted ${styles.aside}`}>
            This frame is a picture. Measure it with the ruler and pick its colours. Only frames of a design file have
            layers
            {view.frames.some(({ layerCount }) => layerCount) ? (
              ': choose another frame to see some.'
            ) : (
              <>
                . <Link to={links.inspect('demo')}>Inspect the sample project</Link> to see some.
              </>
            )}
          </p>
        )}
      </nav>

      <section className={styles.middle} aria-label="Frame">
        {view.source && view.frames.some(({ isFromFile }) => isFromFile) && (
          <SourceNotice view={view} source={view.source} now={now} />
        )}
        {isUnread && <ReadLayers designId={view.designId} />}
        <Stage
          frame={frame}
          size={size}
          isLarge={isLarge}
          isDrawing={tool !== 'inspect'}
          onScale={setScale}
          {...pointing}
        >
          {tool === 'inspect' && current && (
            <>
              {pointed && pointed.id !== current.id && <HoverMark box={pointed} size={size} />}
              <SelectionMark box={current} size={size} />
              <DistanceMarks
                distances={
                  pointed && pointed.id !== current.id
                    ? distancesBetween(current, pointed)
                    : nearestDistances(layers, current)
                }
                size={size}
              />
            </>
          )}
          {tool === 'ruler' && ruled && <RulerMarks ruled={ruled} size={size} onChange={setRuled} />}
          {tool === 'pick' && <PickMark point={point} size={size} onMove={setSpot} onKeep={saveColor} />}
        </Stage>
        <div className={styles.caption}>
          {tool === 'inspect' ? (
            <label className={styles.hold}>
              <input type="checkbox" checked={isHeld} onChange={(event) => setHeld(event.target.checked)} />
              Keep this selection and measure to the layer you press next
            </label>
          ) : (
            !whole && (
              <span className={styles.hold} title="A frame of 400 px that was exported at 2× is a picture of 800 px.">
                Scale of the export
                <Segmented
                  label="Scale of the export"
                  value={density}
                  onChange={(next) => {
                    setDensity(next);
                    setRuled(null);
                    setSpot(null);
                  }}
                  options={densities.map((value) => ({ value, label: `${value}×` }))}
                />
              </span>
            )
          )}
          <span className={`row gap-2 tnum ${styles.measure}`}>
            {Math.round(size.width)} × {Math.round(size.height)}
            {scale !== null && ` at ${scale} %`}
            <IconButton
              icon="maximize"
              size="s"
              label="The picture’s own size"
              pressed={isLarge}
              onClick={() => setLarge(!isLarge)}
            />
          </span>
        </div>
      </section>

      <aside className={styles.panel} aria-label="Inspector">
        <Segmented
          label="Panel"
          block
          className={styles.tabs}
          value={panel}
          onChange={(next) => go({ panel: next })}
          options={[
            { value: 'selection', label: tool === 'inspect' ? 'Selection' : 'Measure' },
            { value: 'tokens', label: 'Tokens' },
          ]}
        />
        {panel === 'tokens' ? (
          <TokensPanel view={view} picture={isPicture ? pixels : null} />
        ) : tool === 'ruler' ? (
          <>
            <RulerPanel ruled={ruled} onPlace={() => setRuled(firstRuler(size))} onRemove={() => setRuled(null)} />
            {isPicture && <PictureColors pixels={pixels} isExact={frame.exactUrl !== null} />}
          </>
        ) : tool === 'pick' ? (
          <PickPanel
            point={point}
            pixels={pixels}
            isExact={frame.exactUrl !== null}
            savedColors={savedColors}
            onKeep={saveColor}
            onForget={() => setSavedColors([])}
          />
        ) : (
          current && <SelectionPanel layers={layers} layer={current} pointed={pointed} tokenOf={tokenOf} />
        )}
      </aside>
    </main>
  );
}
