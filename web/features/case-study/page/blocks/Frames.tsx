import { mediaIdOf } from '#domain/case-study/document.ts';
import { classes } from '#web/ui/classes.ts';
import { isTall } from '../CaseImage.tsx';
import { type ComponentProps, sizesOf } from '../ComponentView.tsx';
import { Caption } from './Caption.tsx';
import { DevicePicture } from './DevicePicture.tsx';

/** One frame on a mat, one from edge to edge, or two or three that overlap. */
export function Frames({ component, pictures, isBeside, isPreview }: ComponentProps) {
  const { templateId, pictures: own, device, mat, caption } = component;
  const isBleed = templateId === 'full-bleed';
  const areTall = own.every(({ imageUrl }) => {
    const picture = pictures[mediaIdOf(imageUrl) ?? ''];
    return picture ? isTall(picture) : false;
  });
  const isSmall = isBeside || (areTall && own.length > 0);
  return (
    <figure className={classes('cs-fig', isBleed ? 'cs-bleed' : 'cs-wide')}>
      <div
        className={classes('cs-mat', own.length > 1 && 'cs-over')}
        data-mat={mat}
        data-shape={areTall ? 'tall' : 'wide'}
        data-count={own.length}
      >
        {own.map((picture, at) => (
          <DevicePicture
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures of a block have no ids.
            key={at}
            {...{ picture, device, pictures, isPreview }}
            sizes={sizesOf(isSmall)}
          />
        ))}
      </div>
      <Caption caption={caption} />
    </figure>
  );
}
