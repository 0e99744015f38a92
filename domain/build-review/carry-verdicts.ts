import type { Finding } from './findings.ts';
import { overlap } from './overlap.ts';
import type { Area } from './raster.ts';
import type { Verdict } from './review.ts';

type Found = Pick<Finding, 'number' | 'kind' | 'places'>;

/**
 * The verdicts after the pictures were compared again, when the findings have other numbers. A request for a change goes to
 * whatever is found at its place. "Fine" holds only for the same kind of difference, and for no place that was not judged.
 */
export function carryVerdicts(
  before: { findings: readonly Found[]; verdicts: readonly Verdict[] },
  findings: readonly Found[],
): Verdict[] {
  return findings.flatMap(({ number, kind, places }): Verdict[] => {
    const overlapping = before.verdicts.flatMap((verdict) => {
      const old = before.findings.find((one) => one.number === verdict.finding);
      return old && places.some((place) => isIn(old.places, place)) ? [{ ...verdict, old }] : [];
    });
    const alike = overlapping.filter(({ old }) => old.kind === kind);
    const carried =
      alike.find(({ verdict }) => verdict === 'returned') ??
      alike.find(({ old }) => places.every((place) => isIn(old.places, place))) ??
      overlapping.find(({ verdict }) => verdict === 'returned');
    return carried ? [{ finding: number, verdict: carried.verdict, note: carried.note }] : [];
  });
}

const isIn = (places: readonly Area[], place: Area) => places.some((one) => overlap(one, place) > 0);
