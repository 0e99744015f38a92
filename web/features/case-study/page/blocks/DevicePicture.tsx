import type { BlockPicture, Device } from '#domain/case-study/blocks.ts';
import { CaseImage, type Pictures } from '../CaseImage.tsx';

interface Props {
  picture: BlockPicture;
  device: Device;
  pictures: Pictures;
  sizes: string;
  isPreview?: boolean;
  isStrip?: boolean;
  eager?: boolean;
}

/** A picture in a phone, in a browser, or bare with the theme's edge. */
export function DevicePicture({
  picture: { imageUrl, alt },
  device,
  pictures,
  sizes,
  isPreview,
  isStrip,
  eager,
}: Props) {
  if (isPreview && imageUrl === '') return <p className="cs-missing">No image added</p>;
  return (
    <div
      className={device === 'phone' ? 'cs-phone' : 'cs-browser'}
      data-device={device}
      data-strip={isStrip || undefined}
    >
      {device === 'browser' && (
        <svg className="cs-chrome" viewBox="0 0 60 12" aria-hidden>
          <circle cx="6" cy="6" r="3" />
          <circle cx="17" cy="6" r="3" />
          <circle cx="28" cy="6" r="3" />
        </svg>
      )}
      <CaseImage {...{ imageUrl, pictures, alt, sizes, eager }} />
    </div>
  );
}
