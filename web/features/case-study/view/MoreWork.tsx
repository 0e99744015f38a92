import { Link } from 'react-router';
import type { Neighbour } from '#contract/published-case-study.ts';
import { links } from '#domain/navigation/links.ts';
import { Picture } from '#web/ui/picture/Picture.tsx';

interface Props {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The work before and after this one, each with its whole cover. */
export function MoreWork({ previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <footer className="cs-s cs-end">
      <h2>More case studies</h2>
      <nav className="cs-next cs-wide" aria-label="More case studies">
        {previous && <Neighbouring work={previous} side="Previous" />}
        {next && <Neighbouring work={next} side="Next" />}
      </nav>
    </footer>
  );
}

function Neighbouring({ work, side }: { work: Neighbour; side: 'Previous' | 'Next' }) {
  return (
    <Link to={links.caseStudy(work.id)} rel={side === 'Next' ? 'next' : 'prev'}>
      {work.picture && (
        <span className="cs-next-cover">
          <Picture {...work.picture} alt="" sizes="(min-width: 700px) 40vw, 92vw" />
        </span>
      )}
      <span dir="auto">
        {side}, by {work.author || 'Anonymous'}
      </span>{' '}
      <b dir="auto">{work.title}</b>
    </Link>
  );
}
