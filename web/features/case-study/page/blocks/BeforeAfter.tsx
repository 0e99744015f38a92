import { useId, useRef, useState } from 'react';
import type { BlockItem } from '#domain/case-study/blocks.ts';
import { mediaIdOf } from '#domain/case-study/document.ts';
import { classes } from '#web/ui/classes.ts';
import { CaseImage } from '../CaseImage.tsx';
import { type ComponentProps, sizesOf } from '../component-props.ts';
import { shapeOf } from '../picture-shape.ts';
import { Caption } from './Caption.tsx';

const START = 50;

/** Two pictures of one size over each other. The handle moves by mouse, finger and arrow keys. */
export function BeforeAfter({ component, pictures, isPreview }: ComponentProps) {
  const [before, after] = component.pictures;
  const box = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(START);
  const labels = useId();
  if (!before || !after) return null;
  if (isPreview && (before.imageUrl === '' || after.imageUrl === ''))
    return <p className="cs-missing">No image added</p>;
  function show(next: number) {
    setShare(next);
    box.current?.style.setProperty('--p', `${next}`);
  }
  const [first, second] = component.items;
  const isTall = shapeOf([pictures[mediaIdOf(after.imageUrl) ?? '']]) === 'tall';
  return (
    <figure className={classes('cs-fig cs-wide', isTall && 'cs-tall')}>
      <div className="cs-mat cs-ba" data-mat={component.mat} data-shape={isTall ? 'tall' : 'wide'}>
        <Label item={first} side="before" id={`${labels}a`} />
        <div className="cs-ba-f" ref={box}>
          {[after, before].map(({ imageUrl, alt }, at) => (
            <CaseImage key={at === 0 ? 'after' : 'before'} {...{ imageUrl, pictures, alt }} sizes={sizesOf(isTall)} />
          ))}
          <input
            type="range"
            min="0"
            max="100"
            value={share}
            aria-label="Share of the first picture that is shown"
            aria-valuetext={`${share} %`}
            onChange={(event) => show(event.target.valueAsNumber)}
          />
        </div>
        <Label item={second} side="after" id={`${labels}b`} />
      </div>
      <Caption caption={component.caption} />
    </figure>
  );
}

function Label({ item, side, id }: { item: BlockItem | undefined; side: 'before' | 'after'; id: string }) {
  return (
    <p id={id} className={side === 'before' ? 'cs-ba-l' : 'cs-ba-r'} dir="auto">
      <b>{item?.term || (side === 'before' ? 'Before' : 'After')}</b> {item?.text}
    </p>
  );
}
