import type { ReactNode } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { type GlyphName, type IconName, spriteHref } from '#web/ui/brand/sprite.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './StatusBadge.module.css';

type BriefStatus = 'not_started' | 'in_progress' | 'paused' | 'completed' | 'submitted';
type BuildStatus = 'planning' | 'building' | 'complete';
type Tone = 'quiet' | 'outline' | 'positive' | 'caution' | 'info' | 'accent' | 'negative';

export interface StateLook {
  word: string;
  glyph: GlyphName;
  tone: Tone;
}

const looks: Record<BriefStatus | BuildStatus, StateLook> = {
  not_started: { word: 'Not Started', glyph: 'dashed', tone: 'outline' },
  in_progress: { word: 'In Progress', glyph: 'half', tone: 'caution' },
  paused: { word: 'Paused', glyph: 'bars', tone: 'quiet' },
  completed: { word: 'Completed', glyph: 'tick', tone: 'positive' },
  submitted: { word: 'Submitted', glyph: 'tick', tone: 'positive' },
  planning: { word: 'Planning', glyph: 'quarter', tone: 'info' },
  building: { word: 'Building', glyph: 'half', tone: 'caution' },
  complete: { word: 'Complete', glyph: 'tick', tone: 'positive' },
};

/** The icon of a state; its word stands elsewhere. */
export function StateGlyph({ glyph }: { glyph: GlyphName }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden>
      <use href={spriteHref(`s-${glyph}`)} />
    </svg>
  );
}

interface Place {
  large?: boolean;
  /** Set if the badge is on an industry's paper. */
  onPaper?: boolean;
  className?: string;
}

/** A state as an icon and a word, never only a colour. */
export function StateBadge({ look, large, onPaper, className }: Place & { look: StateLook }) {
  return (
    <span
      className={classes(styles.badge, styles[look.tone], large && styles.large, onPaper && styles.onPaper, className)}
    >
      <StateGlyph glyph={look.glyph} />
      {look.word}
    </span>
  );
}

type StatusProps = Place & {
  status: BriefStatus | BuildStatus;
  /** A stage that is not the present one: without colour, with a tick if it is over. */
  stage?: 'past' | 'ahead';
};

/** The status of a brief or a build. */
export function StatusBadge({ status, stage, ...place }: StatusProps) {
  const { word } = looks[status];
  const otherLooks: Record<'past' | 'ahead', StateLook> = {
    past: { word, glyph: 'tick', tone: 'quiet' },
    ahead: { ...looks.not_started, word },
  };
  return <StateBadge look={stage ? otherLooks[stage] : looks[status]} {...place} />;
}

interface BadgeProps {
  icon: IconName;
  children: ReactNode;
  tone?: Tone;
}

/** Any other state that needs a badge: Submission Linked, Open to Collab, Public. */
export function Badge({ icon, children, tone = 'outline' }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <Icon name={icon} className={styles.icon} />
      {children}
    </span>
  );
}
