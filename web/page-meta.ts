import type { BriefView } from '#contract/brief.ts';
import type { CollectionView } from '#contract/collection.ts';
import type { PersonView } from '#contract/person.ts';
import type { PublishedCaseStudy } from '#contract/published-case-study.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import type { PageMeta } from './lib/page/page.ts';
import { aboutBrief, aboutCaseStudy, aboutDesign, aboutPerson } from './structured-data.ts';

// The browser only updates titles, because the other head data would add half a kilobyte to every page.
export const IN_HEAD = import.meta.env.SSR;

/** Search engines may index a community brief; all other briefs stay hidden. */
export function briefMeta(data: { brief: BriefView } | null, { origin }: URL): PageMeta {
  if (!data) return { title: 'Error Loading Brief', noIndex: true };
  const { title, content, id, isCommunity } = data.brief;
  if (!IN_HEAD) return { title };
  return {
    title,
    description: content.projectDescription,
    canonical: links.brief(id),
    noIndex: !isCommunity,
    about: aboutBrief(data.brief, origin),
    ...(isCommunity && {
      image: { path: links.briefTicket(id), alt: `A card of the brief ${quoted(title)}`, width: 1200, height: 630 },
    }),
    isEmbeddable: true,
  };
}

/** A design's title and first words for shared links; a private design shows none of them. */
export function submissionMeta(data: { design: SubmissionView } | null, { origin }: URL): PageMeta {
  if (!data) return { title: 'Submission not found', noIndex: true };
  const { designer, brief, id, isPublic, approach, linkPreview } = data.design;
  const title = `${data.design.title} by ${designer.displayName}`;
  if (!IN_HEAD) return { title };
  const description =
    approach || (brief ? `An answer to ${quoted(brief.title)} by ${designer.displayName}.` : undefined);
  return {
    title,
    description,
    canonical: links.submission(id),
    noIndex: !isPublic,
    about: aboutDesign(data.design, origin),
    isEmbeddable: true,
    ...(linkPreview && {
      image: { path: linkPreview, alt: `The cover of ${quoted(data.design.title)}`, width: 1200, height: 630 },
    }),
  };
}

/** Search engines may index a person's page, but not an address without a person. */
export function personMeta(data: { person: PersonView } | null, { origin }: URL): PageMeta {
  if (!data) return { title: 'Nobody has this address', noIndex: true };
  const { displayName, handle, bio, designCount, linkPreview } = data.person;
  if (!IN_HEAD) return { title: displayName };
  const work = designCount === 1 ? 'One design' : `${designCount || 'No'} designs`;
  return {
    title: displayName,
    description: bio || `${work} by ${displayName} on Brief Foundry.`,
    canonical: links.person(handle),
    about: aboutPerson(data.person, origin),
    ...(linkPreview && {
      image: { path: linkPreview, alt: `A design by ${displayName}`, width: 1200, height: 630 },
    }),
    feed: { path: links.personFeed(handle), title: `Designs by ${displayName}` },
  };
}

/** A published case study; an unlisted one is only for people who have its link. */
export function caseStudyMeta(data: { study: PublishedCaseStudy } | null, { origin }: URL): PageMeta {
  if (!data) return { title: 'Case Study Not Found', noIndex: true };
  const { document, author, link, visibility, linkPreview } = data.study;
  const title = `${document.title}. A case study by ${author.displayName}`;
  if (!IN_HEAD) return { title };
  return {
    title,
    description: document.description || undefined,
    canonical: links.caseStudy(link),
    noIndex: visibility === 'unlisted',
    about: aboutCaseStudy(data.study, origin),
    isEmbeddable: true,
    ...(linkPreview && {
      image: { path: linkPreview, alt: `The cover of ${quoted(document.title)}`, width: 1200, height: 630 },
    }),
  };
}

/** A collection; a private one is for its owner alone. */
export function collectionMeta(data: { collection: CollectionView } | null): PageMeta {
  if (!data) return { title: 'Collection not found', noIndex: true };
  const { id, title, about, owner, isPublic, linkPreview } = data.collection;
  if (!IN_HEAD) return { title };
  return {
    title: `${title}. A collection by ${owner.displayName}`,
    description: about || `Chosen by ${owner.displayName} on Brief Foundry.`,
    canonical: links.collection(id),
    noIndex: !isPublic,
    ...(linkPreview && { image: { path: linkPreview, alt: `A design in ${quoted(title)}`, width: 1200, height: 630 } }),
  };
}
