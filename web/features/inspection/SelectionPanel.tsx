import type { Layer, Paint } from '#domain/inspection/layer.ts';
import { layerCss } from '#domain/inspection/layer-css.ts';
import { type Distance, distancesBetween, parentOf } from '#domain/inspection/measure.ts';
import { cssColor, cssGradient, cssShadow } from '#domain/inspection/tokens/css.ts';
import { contrastOf } from '#web/parts/contrast.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { BoxModel } from './BoxModel.tsx';
import { CopyValue } from './CopyValue.tsx';
import { fillsIn, groundUnder, typesIn, withinLayer } from './layer-values.ts';
import styles from './Panel.module.css';
import { Swatch } from './Swatch.tsx';
import type { FindToken } from './token-finder.ts';

interface Props {
  layers: readonly Layer[];
  layer: Layer;
  pointed: Layer | null;
  tokenOf: FindToken;
}

const SHOWN_MAX = 8;
const sides = { top: 'Above', right: 'Right', bottom: 'Below', left: 'Left' } as const;

/** The selection's measures and styles. Every value can be copied. */
export function SelectionPanel({ layers, layer, pointed, tokenOf }: Props) {
  const parent = parentOf(layers, layer);
  const inside = withinLayer(layers, layer);
  const fills = fillsIn(inside).slice(0, SHOWN_MAX);
  const types = typesIn(inside).slice(0, SHOWN_MAX);
  const radius = new Set(layer.radii).size === 1 ? layer.radii[0] : null;
  const isRound = layer.radii.some((px) => px > 0);
  return (
    <>
      <div className="row between">
        <h2 className="t-16">{layer.name}</h2>
        <CopyButton text={layerCss(layer)} label="Copy CSS" copiedLabel="Copied CSS" variant="second" />
      </div>
      <dl className={styles.props}>
        <dt>Position</dt>
        <dd>
          <Measure name="X" px={layer.x} />
          <Measure name="Y" px={layer.y} />
        </dd>
        <dt>Size</dt>
        <dd>
          <Measure name="W" px={layer.width} />
          <Measure name="H" px={layer.height} />
        </dd>
        {isRound && (
          <>
            <dt>Radius</dt>
            <dd>
              <b className="value">{radius ?? layer.radii.join(' ')}</b>
              <Chip name={radius === null ? null : tokenOf('radius', radius)} />
            </dd>
          </>
        )}
        {layer.layout && (
          <>
            <dt>Padding</dt>
            <dd>
              <b className="value">{layer.layout.padding.join(' ')}</b>
            </dd>
            <dt>Gap</dt>
            <dd>
              <b className="value">{layer.layout.gap ?? 'Space between'}</b>
              {layer.layout.gap !== null && <Chip name={tokenOf('spacing', layer.layout.gap)} />}
            </dd>
          </>
        )}
        {layer.opacity < 1 && (
          <>
            <dt>Opacity</dt>
            <dd>
              <b className="value">{Math.round(layer.opacity * 100)} %</b>
            </dd>
          </>
        )}
        {parent && <Distances to={parent.name} distances={distancesBetween(layer, parent)} />}
        {layers.length > 1 &&
          (pointed && pointed.id !== layer.id ? (
            <Distances to={pointed.name} distances={distancesBetween(layer, pointed)} />
          ) : (
            <>
              <dt>Distance</dt>
              <dd className="muted">Point at another layer</dd>
            </>
          ))}
      </dl>
      {layer.layout && <BoxModel layer={layer} padding={layer.layout.padding} />}

      <h3>Fill</h3>
      {fills.length === 0 && <p className="t-14 muted">This layer has no fill</p>}
      <ul className={styles.fills}>
        {fills.map(({ value, names }) => (
          <li key={JSON.stringify(value)}>
            <Swatch paint={value} />
            <span className="grow">
              <span className="clip">
                {names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(', ')}
              </span>
              <Chip name={tokenOfPaint(value, tokenOf)} />
            </span>
            {value.kind !== 'image' ? <CopyValue value={cssOf(value)} /> : <span className="muted">Picture</span>}
          </li>
        ))}
      </ul>
      <Contrast layers={layers} layer={layer} />
      {layer.strokeWidth > 0 && (
        <>
          <h3>Stroke</h3>
          <ul className={styles.fills}>
            {layer.strokes.map((paint) => (
              <li key={JSON.stringify(paint)}>
                <Swatch paint={paint} />
                <span className="grow">
                  {layer.strokeWidth} px
                  <Chip name={tokenOfPaint(paint, tokenOf)} />
                </span>
                {paint.kind !== 'image' && <CopyValue value={cssOf(paint)} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {types.length > 0 && (
        <>
          <h3>Type</h3>
          <ul className={styles.types}>
            {types.map(({ value, sample }) => (
              <li key={JSON.stringify(value)}>
                <span className={`clip ${value.weight >= 600 ? 'strong' : ''}`}>{sample}</span>
                <p className="t-13 muted">
                  {value.family} {value.weight}
                  {value.italic && ' italic'}, {value.size} / {value.lineHeight}
                  {value.letterSpacing !== 0 && `, spaced ${value.letterSpacing}`}
                  <Chip name={tokenOf('typography', value)} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Shadow</h3>
      {layer.shadows.length > 0 ? (
        <p className={styles.long}>
          <CopyValue value={cssShadow(layer.shadows)} />
          <Chip name={tokenOf('shadow', layer.shadows)} />
        </p>
      ) : (
        <p className="t-14 muted">This layer has no shadow</p>
      )}
      {layer.blur !== null && <p className="t-14">Blur {layer.blur} px</p>}
    </>
  );
}

function Measure({ name, px }: { name: string; px: number }) {
  return (
    <span>
      {name} <b className="value">{px}</b>
    </span>
  );
}

function Chip({ name }: { name: string | null }) {
  return name && <span className={styles.chip}>{name}</span>;
}

function Distances({ to, distances }: { to: string; distances: readonly Distance[] }) {
  return (
    <>
      <dt>
        <span className="clip">To {to}</span>
      </dt>
      <dd className={styles.distances}>
        {distances.length === 0
          ? 'They overlap'
          : distances.map(({ side, px }) => <Measure key={side} name={sides[side]} px={px} />)}
      </dd>
    </>
  );
}

/** The contrast of text on the plain colour under it (WCAG 2.2, 1.4.3). */
function Contrast({ layers, layer }: Pick<Props, 'layers' | 'layer'>) {
  const fill = layer.text === null ? null : layer.fills[0];
  const ground = groundUnder(layers, layer);
  const ratio =
    fill?.kind === 'solid' && fill.color.alpha === 1 && ground ? contrastOf(fill.color.hex, ground.hex) : null;
  if (!ratio) return null;
  const use = ratio >= 4.5 ? 'any size' : ratio >= 3 ? 'headings only' : 'too faint for text';
  return (
    <p className={styles.contrast} data-good={ratio >= 4.5 || undefined}>
      <Icon name={ratio >= 4.5 ? 'circle-check' : 'triangle-alert'} size="s" />
      <span>
        On {ground!.hex} {(Math.floor(ratio * 10) / 10).toFixed(1)}:1, {use}
      </span>
    </p>
  );
}

const cssOf = (paint: Exclude<Paint, { kind: 'image' }>) =>
  paint.kind === 'solid' ? cssColor(paint.color) : cssGradient(paint);

function tokenOfPaint(paint: Paint, tokenOf: FindToken): string | null {
  if (paint.kind === 'solid') return tokenOf('color', paint.color);
  return paint.kind === 'image' ? null : tokenOf('gradient', paint);
}
