import { type IndustryId, industryOf } from '#domain/catalog/industries.ts';
import { Ornament } from '#web/ui/brand/Ornament.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from '#web/ui/text/Tag.module.css';

interface Props {
  industry: IndustryId;
  /** Uses the short name: Food for Food & Beverage. */
  short?: boolean;
  /** Only an outline, for a tag on the industry's paper. */
  outline?: boolean;
}

/** An industry's name on its paper. Place it before the styles. */
export function IndustryTag({ industry, short, outline }: Props) {
  const { label, short: brief } = industryOf(industry);
  return (
    <span className={classes(styles.industry, outline && styles.outline)} data-industry={industry}>
      <Ornament industry={industry} />
      {short ? brief : label}
    </span>
  );
}
