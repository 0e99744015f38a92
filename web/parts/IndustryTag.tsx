import { type IndustryId, industryOf } from '#domain/catalog/industries.ts';
import { Ornament } from '#web/ui/brand/Ornament.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from '#web/ui/text/Tag.module.css';

type Props = {
  industry: IndustryId /** The name used on cards: Food for Food & Beverage. */;
  short?: boolean /** On its own paper: an outline. */;
  outline?: boolean;
};

/** An industry's name on its paper. It always stands before the styles. */
export function IndustryTag({ industry, short, outline }: Props) {
  const { label, short: brief } = industryOf(industry);
  return (
    <span className={classes(styles.industry, outline && styles.outline)} data-industry={industry}>
      <Ornament industry={industry} />
      {short ? brief : label}
    </span>
  );
}
