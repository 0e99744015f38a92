import { type ReviewState, reviewWords } from '#domain/build-review/review.ts';
import { StateBadge, type StateLook } from './StatusBadge.tsx';

type ReviewStatus = ReviewState | 'no_build' | 'fine';

const looks: Record<ReviewStatus, StateLook> = {
  comparing: { word: reviewWords.comparing, glyph: 'quarter', tone: 'info' },
  to_review: { word: reviewWords.to_review, glyph: 'half', tone: 'caution' },
  approved: { word: reviewWords.approved, glyph: 'tick', tone: 'positive' },
  returned: { word: reviewWords.returned, glyph: 'cross', tone: 'negative' },
  failed: { word: reviewWords.failed, glyph: 'cross', tone: 'negative' },
  replaced: { word: reviewWords.replaced, glyph: 'dashed', tone: 'quiet' },
  no_build: { word: 'No build yet', glyph: 'dashed', tone: 'outline' },
  fine: { word: 'Fine as built', glyph: 'tick', tone: 'positive' },
};

/** The state of the comparison between build and design, or the status of a finding. */
export function BuildReviewBadge({ status, className }: { status: ReviewStatus; className?: string }) {
  return <StateBadge look={looks[status]} className={className} />;
}
