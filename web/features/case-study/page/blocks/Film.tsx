import { clipIdOf, prototypeHost } from '#domain/case-study/clips.ts';
import { mediaIdOf } from '#domain/case-study/document.ts';
import { widestUrl } from '#web/ui/picture/widest-url.ts';
import { CaseImage } from '../CaseImage.tsx';
import { type ComponentProps, sizesOf } from '../component-props.ts';
import { shapeOf } from '../picture-shape.ts';
import { Caption } from './Caption.tsx';

/** A film that the reader starts, or a picture that leads to a prototype. Nothing is loaded from another host. */
export function Film({ component, pictures, isPreview }: ComponentProps) {
  const { imageUrl, pictures: own, mat, caption } = component;
  const [poster] = own;
  const picture = pictures[mediaIdOf(poster?.imageUrl ?? '') ?? ''];
  const host = prototypeHost(imageUrl);
  const still = poster && picture && (
    <CaseImage imageUrl={poster.imageUrl} pictures={pictures} alt={poster.alt} sizes={sizesOf(false)} />
  );
  return (
    <figure className="cs-fig cs-wide">
      <div className="cs-mat cs-film" data-mat={mat} data-shape={shapeOf([picture])} data-count="1">
        {clipIdOf(imageUrl) ? (
          // biome-ignore lint/a11y/useMediaCaption: designers' screen films have no speech; the caption says what happens.
          <video
            controls
            playsInline
            preload="none"
            width={picture?.width}
            height={picture?.height}
            poster={picture ? (widestUrl(picture.sources) ?? undefined) : undefined}
            src={imageUrl}
            aria-label={caption || poster?.alt || 'Video'}
          />
        ) : host ? (
          <a className="cs-proto" href={imageUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
            {still}
            <span>Open on {host} ↗</span>
          </a>
        ) : isPreview ? (
          <p className="cs-missing">No video added</p>
        ) : (
          still
        )}
      </div>
      <Caption caption={caption} />
    </figure>
  );
}
