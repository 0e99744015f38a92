import type { BuildReview } from '#contract/build-review.ts';
import type { Area } from '#domain/build-review/raster.ts';
import { widestUrl } from '#web/ui/picture/widest-url.ts';
import styles from './FindingCrop.module.css';

/** Width by height of a crop. */
const SHAPE = 4 / 3;
/** How much around the place is shown, in parts of its size, and the least width of a crop in parts of the frame. */
const AROUND = 0.35;
const LEAST = 0.18;

/** The place of a finding in the design and in the build, side by side, so that one sees what it is about. */
export function FindingCrop({ review: { design, build }, place }: { review: BuildReview; place: Area }) {
  const buildHeight = (build.height / build.width) * design.width;
  const box = cropOf(place, design);
  const pictures = [
    { word: 'Design', url: widestUrl(design.sources), height: design.height },
    { word: 'Build', url: widestUrl(build.sources), height: buildHeight },
  ];
  if (pictures.some(({ url }) => !url)) return null;
  return (
    <div className={styles.crops} aria-hidden>
      {pictures.map(({ word, url, height }) => (
        <figure key={word}>
          <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden>
            <image href={url!} width={design.width} height={height} preserveAspectRatio="none" />
          </svg>
          <figcaption>{word}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The place with what is around it, in pixels of the design, inside the frame where it fits. */
function cropOf(place: Area, { width, height }: { width: number; height: number }) {
  const [w, h] = [place.width * width * (1 + 2 * AROUND), place.height * height * (1 + 2 * AROUND)];
  const cropWidth = Math.min(width, Math.max(w, h * SHAPE, width * LEAST));
  const cropHeight = cropWidth / SHAPE;
  const inside = (middle: number, size: number, whole: number) =>
    Math.max(0, Math.min(middle - size / 2, Math.max(0, whole - size)));
  return {
    x: inside((place.x + place.width / 2) * width, cropWidth, width),
    y: inside((place.y + place.height / 2) * height, cropHeight, height),
    width: cropWidth,
    height: cropHeight,
  };
}
