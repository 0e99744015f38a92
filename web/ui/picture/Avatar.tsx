import { type IndustryId, industryIds } from '#domain/catalog/industries.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Avatar.module.css';

interface Props {
  name: string;
  /** Chooses the paper; usually the person's id or handle, so that a new name does not change it. */
  seed?: string;
  /** The person's picture, if there is one. */
  src?: string | null;
  /** The paper that the person chose. Without it, `seed` decides. */
  paper?: IndustryId;
  /** Widths of 24, 36, 56 and 92 px. */
  size?: 's' | 'm' | 'l' | 'xl';
}

/** A person's picture, or their initials on a paper. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, seed = name, src, paper = paperOf(seed), size = 'm' }: Props) {
  const look = classes(styles.avatar, size !== 'm' && styles[size]);
  if (src) return <img className={look} src={src} alt="" width={36} height={36} />;
  return (
    // The style sheet renders the initials, so that they are not part of a button's accessible name.
    <span className={look} data-industry={paper} data-initials={initialsOf(name)} aria-hidden />
  );
}

/** Beside an invented client these two letters would say that a machine speaks. */
const MACHINE = 'AI';

/** The first letters of the first and the last word; `?` without a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  const initials = picked.map((word) => [...word][0]!.toLocaleUpperCase('en')).join('') || '?';
  return initials === MACHINE ? initials[0]! : initials;
}

function paperOf(seed: string): IndustryId {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + character.codePointAt(0)!) >>> 0;
  return industryIds[sum % industryIds.length]!;
}
