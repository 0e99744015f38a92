import type { CaseStudyEditorData } from '#contract/case-study.ts';
import { COVER_FRAMES, framesOfCover } from '#domain/case-study/cover.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { coverGround } from '#domain/case-study/look.ts';
import { Picture } from '#web/ui/picture/Picture.tsx';
import styles from './SharedPicture.module.css';

interface Props {
  study: CaseStudy;
  frames: CaseStudyEditorData['design']['frames'];
}

/** The picture that networks and messengers show for the link. */
export function SharedPicture({ study, frames }: Props) {
  const shown = framesOfCover(frames.slice(0, COVER_FRAMES), ({ picture }) => picture);
  if (shown.length === 0) return null;
  return (
    <figure className={styles.card}>
      <div className={styles.picture}>
        <svg aria-hidden className={styles.ground}>
          <rect width="100%" height="100%" fill={coverGround(study)} />
        </svg>
        {shown.map(({ id, name, picture }) => (
          <Picture key={id} {...picture} alt={name} sizes="200px" />
        ))}
      </div>
      <figcaption className="t-14 muted">The picture that a shared link shows</figcaption>
    </figure>
  );
}
