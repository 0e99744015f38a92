import type { ReactNode } from 'react';
import { type ReviewState, reviewWords } from '#domain/build-review/review.ts';
import { type Answer, answerWords, type Verdict, verdictWords } from '#domain/critique/critique.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './StatusBadge.module.css';
import { type GlyphName, type IconName, spriteHref } from './sprite.ts';

export type BriefStatus = 'not_started' | 'in_progress' | 'paused' | 'completed' | 'submitted';
export type BuildStatus = 'planning' | 'building' | 'complete';
export type ReviewStatus = ReviewState | 'no_build' | 'fine';
type Tone = 'quiet' | 'outline' | 'positive' | 'caution' | 'info' | 'accent' | 'negative';

type AnyStatus = BriefStatus | BuildStatus | Verdict | Answer | ReviewStatus;

const looks: Record<AnyStatus, { word: string; glyph: GlyphName; tone: Tone }> = {
  not_started: { word: 'Not Started', glyph: 'dashed', tone: 'outline' },
  in_progress: { word: 'In Progress', glyph: 'half', tone: 'caution' },
  paused: { word: 'Paused', glyph: 'bars', tone: 'quiet' },
  completed: { word: 'Completed', glyph: 'tick', tone: 'positive' },
  submitted: { word: 'Submitted', glyph: 'tick', tone: 'positive' },
  planning: { word: 'Planning', glyph: 'quarter', tone: 'info' },
  building: { word: 'Building', glyph: 'half', tone: 'caution' },
  complete: { word: 'Complete', glyph: 'tick', tone: 'positive' },
  met: { word: verdictWords.met, glyph: 'tick', tone: 'positive' },
  partly: { word: verdictWords.partly, glyph: 'half', tone: 'caution' },
  not: { word: verdictWords.not, glyph: 'cross', tone: 'negative' },
  unclear: { word: verdictWords.unclear, glyph: 'dashed', tone: 'outline' },
  applied: { word: answerWords.applied, glyph: 'tick', tone: 'positive' },
  comparing: { word: reviewWords.comparing, glyph: 'quarter', tone: 'info' },
  to_review: { word: reviewWords.to_review, glyph: 'half', tone: 'caution' },
  approved: { word: reviewWords.approved, glyph: 'tick', tone: 'positive' },
  returned: { word: reviewWords.returned, glyph: 'cross', tone: 'negative' },
  failed: { word: reviewWords.failed, glyph: 'cross', tone: 'negative' },
  replaced: { word: reviewWords.replaced, glyph: 'dashed', tone: 'quiet' },
  no_build: { word: 'No build yet', glyph: 'dashed', tone: 'outline' },
  fine: { word: 'Fine as built', glyph: 'tick', tone: 'positive' },
  declined: { word: answerWords.declined, glyph: 'cross', tone: 'quiet' },
};

type StatusProps = {
  status: AnyStatus;
  large?: boolean;
  /** A stage that is not reached yet: its word, without its colour and glyph. */
  isAhead?: boolean;
  /** Set where the badge stands on a stock. */
  onPaper?: boolean;
  className?: string;
};

/** How far a brief or a build is, how a line of a brief was met, what became of a suggestion: a glyph and a word, never a colour alone. */
export function StatusBadge({ status, large, isAhead, onPaper, className }: StatusProps) {
  const { word } = looks[status];
  const { glyph, tone } = isAhead ? looks.not_started : looks[status];
  return (
    <span className={classes(styles.badge, styles[tone], large && styles.large, onPaper && styles.onPaper, className)}>
      <svg viewBox="0 0 14 14" aria-hidden>
        <use href={spriteHref(`s-${glyph}`)} />
      </svg>
      {word}
    </span>
  );
}

type BadgeProps = { icon: IconName; children: ReactNode; tone?: Tone };

/** Any other state worth a badge: Submission Linked, Open to Collab, Public. */
export function Badge({ icon, children, tone = 'outline' }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <Icon name={icon} className={styles.icon} />
      {children}
    </span>
  );
}
