import type { Belongings } from '#contract/profile.ts';

/** 'Removes your profile, 6 briefs, 4 submissions with their pictures and 2 case studies.' */
export function deletionSummary({ briefs, designs, pictures, caseStudies, collaborations }: Belongings): string {
  const parts = [
    'your profile',
    counted(briefs, 'brief', 'briefs'),
    counted(designs, 'submission with its pictures', 'submissions with their pictures'),
    designs === 0 && counted(pictures, 'picture', 'pictures'),
    counted(caseStudies, 'case study', 'case studies'),
    counted(collaborations, 'collaboration', 'collaborations'),
  ].filter((part) => part !== null && part !== false);
  const last = parts.pop()!;
  return `Removes ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}, at once and for good.`;
}

function counted(n: number, one: string, more: string): string | null {
  return n === 0 ? null : `${n} ${n === 1 ? one : more}`;
}
