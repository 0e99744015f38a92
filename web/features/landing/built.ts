/**
 * What a person can do here today (LAND-2). What is not built yet is marked 'Coming Soon' on the landing page, on the plans
 * and in the help, and what is built is not: whoever adds the pages turns the switch, and built.test.ts says so when it is
 * forgotten.
 */
export const built: Readonly<Record<Feature, boolean>> = {
  showcase: true,
  submissions: true,
  caseStudies: true,
  collaboration: true,
  portfolio: true,
};

export type Feature = 'showcase' | 'submissions' | 'collaboration' | 'caseStudies' | 'portfolio';
