import { type IndustryId, industryIds } from '#domain/catalog/industries.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Avatar.module.css';

type Props = {
  name: string;
  /** Picks the paper, so that a person keeps it through a change of name: usually their id or handle. */
  seed?: string;
  /** Their picture, when they have one. */
  src?: string | null;
  /** The paper they chose; without one, `seed` picks it. */
  paper?: IndustryId;
  /** 24, 36, 56 and 92 px. */
  size?: 's' | 'm' | 'l' | 'xl';
  className?: string;
};

/** A person: their picture, or their initials on a paper. Stands beside the name, so it is silent. */
export function Avatar({ name, seed = name, src, paper = paperOf(seed), size = 'm', className }: Props) {
  const look = classes(styles.avatar, size !== 'm' && styles[size], className);
  if (src) return <img className={look} src={src} alt="" width={36} height={36} />;
  return (
    // The style sheet writes the initials: they are a picture, and so not part of a button's accessible name.
    <span className={look} data-industry={paper} data-initials={initialsOf(name)} aria-hidden />
  );
}

/** First letters of the first and the last word, at most two; `?` for no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return picked.map((word) => [...word][0]!.toLocaleUpperCase('en')).join('') || '?';
}

function paperOf(seed: string): IndustryId {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + character.codePointAt(0)!) >>> 0;
  return industryIds[sum % industryIds.length]!;
}
