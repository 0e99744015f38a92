/** The last part of the address of a published case study (domain/case-study/page-link.ts). */
export const pageLinkSql = (caseStudy: string) =>
  `case ${caseStudy}.visibility when 'unlisted' then ${caseStudy}.id || '-' || ${caseStudy}.link_secret else ${caseStudy}.id end`;

/** Whether a reader with this secret (null for none) may open a published case study, before its end. */
export const opensPageSql = (caseStudy: string, secret: string) =>
  `(case when ${secret}::text is null then ${caseStudy}.visibility = 'public' else ${caseStudy}.link_secret = ${secret} end
   and (${caseStudy}.expires_at is null or ${caseStudy}.expires_at > now()))`;
