import type { BriefView } from '#contract/brief.ts';
import type { PersonView } from '#contract/person.ts';
import type { PublishedCaseStudy } from '#contract/published-case-study.ts';
import type { SubmissionView } from '#contract/submission.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { links } from '#domain/navigation/links.ts';

/* Structured data for public pages: schema.org as JSON-LD in the head. It repeats only what the page shows; its
   addresses are absolute, so each function takes the origin. */

const CONTEXT = 'https://schema.org';

export function aboutBrief({ title, content, id, industry, createdAt }: BriefView, origin: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'CreativeWork',
    name: title,
    description: content.projectDescription,
    url: origin + links.brief(id),
    about: industryOf(industry).label,
    learningResourceType: 'Practice brief',
    dateCreated: createdAt,
    isAccessibleForFree: true,
  };
}

export function aboutDesign(design: SubmissionView, origin: string): object {
  const { title, id, designer, brief, tags, approach, createdAt, updatedAt, linkPreview } = design;
  return {
    '@context': CONTEXT,
    '@type': 'VisualArtwork',
    name: title,
    url: origin + links.submission(id),
    creator: person(designer, origin),
    dateCreated: createdAt,
    dateModified: updatedAt,
    ...(approach && { description: approach.slice(0, 500) }),
    ...(linkPreview && { image: origin + linkPreview }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(brief && { about: industryOf(brief.industry).label }),
    ...(brief?.isReadable && { isBasedOn: origin + links.brief(brief.id) }),
  };
}

export function aboutPerson(shown: PersonView, origin: string): object {
  const { handle, bio, links: elsewhere, avatar, memberSince } = shown;
  return {
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    dateCreated: memberSince,
    mainEntity: {
      ...person(shown, origin),
      alternateName: `@${handle}`,
      ...(bio && { description: bio }),
      ...(avatar.url && { image: origin + avatar.url }),
      ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    },
  };
}

export function aboutCaseStudy(study: PublishedCaseStudy, origin: string): object {
  const { document, link, author, publishedAt, linkPreview, design } = study;
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: document.title,
    url: origin + links.caseStudy(link),
    author: person(author, origin),
    datePublished: publishedAt,
    ...(document.description && { description: document.description.slice(0, 500) }),
    ...(linkPreview && { image: origin + linkPreview }),
    ...(design && {
      about: { '@type': 'VisualArtwork', name: design.title, url: origin + links.submission(design.id) },
    }),
  };
}

function person({ displayName, handle }: { displayName: string; handle: string }, origin: string) {
  return { '@type': 'Person', name: displayName, url: origin + links.person(handle) };
}
