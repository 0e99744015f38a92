import { mediaIdOf } from '#domain/case-study/document.ts';
import { classes } from '#web/ui/classes.ts';
import { type ComponentProps, sizesOf } from '../component-props.ts';
import { isStrip, shapeOf, sizeOf } from '../picture-shape.ts';
import { Caption } from './Caption.tsx';
import { DevicePicture } from './DevicePicture.tsx';

/** One frame on a mat, one from edge to edge, or two or three that overlap. */
export function Frames({ component, pictures, isBeside, isPreview }: ComponentProps) {
  const { templateId, pictures: own, device, mat, caption } = component;
  const isBleed = templateId === 'full-bleed';
  const shown = own.map(({ imageUrl }) => pictures[mediaIdOf(imageUrl) ?? '']);
  const shape = shapeOf(shown);
  const isSmall = isBeside || shape === 'tall';
  const ground = isBleed && mat === 0 ? shown[0]?.colors[0] : undefined;
  return (
    <figure className={classes('cs-fig', isBleed ? 'cs-bleed' : 'cs-wide')}>
      <div
        className={classes('cs-mat', own.length > 1 && 'cs-over')}
        data-mat={mat}
        data-shape={shape}
        data-size={own.length === 1 && device === 'none' ? sizeOf(shown[0]) : undefined}
        data-count={own.length}
      >
        {ground && (
          <svg className="cs-under" aria-hidden>
            <rect width="100%" height="100%" fill={ground} />
          </svg>
        )}
        {own.map((picture, at) => (
          <DevicePicture
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures of a block have no ids.
            key={at}
            {...{ picture, device, pictures, isPreview }}
            isStrip={shown[at] && isStrip(shown[at])}
            sizes={sizesOf(isSmall)}
          />
        ))}
      </div>
      <Caption caption={caption} />
    </figure>
  );
}
