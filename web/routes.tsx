import type { RouteObject } from 'react-router';
import type { SubmissionView } from '#contract/submission.ts';
import type { WeeklyBrief } from '#contract/weekly-brief.ts';
import { type IndustryId, industryOf } from '#domain/catalog/industries.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { GuardedPages } from './features/session/GuardedPages.tsx';
import type { PageHandle } from './lib/page/page.ts';
import { briefMeta, caseStudyMeta, collectionMeta, IN_HEAD, personMeta, submissionMeta } from './page-meta.ts';
import { Root, rootLoader } from './pages/Root.tsx';
import { RootError } from './pages/RootError.tsx';

const NEW_DESIGNS = { path: links.feed(), title: 'New designs on Brief Foundry' };

const WEEKLY_BRIEFS = { path: links.weeklyFeed(), title: 'Brief of the week' };

/** The modules of the pages. Each loads when somebody opens its page. */
const modules = import.meta.glob<object>(['./pages/[a-z]*.tsx', '!./pages/kit.tsx']);

/** A route whose module is `pages/{name}.tsx`. */
function page(path: string, name: string, handle: Omit<PageHandle, 'name'>): RouteObject {
  const lazy = modules[`./pages/${name}.tsx`];
  if (!lazy) throw new Error(`There is no page called ${name}`);
  return { path, handle: { ...handle, name }, lazy: lazy as NonNullable<RouteObject['lazy']> } as RouteObject;
}

/** Every page of the product in one table: its address, its module, and who may see it (SIGN-6). */
export function routes({ isDevelopment }: { isDevelopment: boolean }): RouteObject[] {
  const pages: RouteObject[] = [
    page(links.home(), 'landing', {
      guard: 'open',
      meta: () => ({ title: 'Brief Foundry: client briefs, cast to order', feed: NEW_DESIGNS }),
    }),
    page(links.generate(), 'generate', {
      guard: 'private',
      footer: 'line',
      section: 'generate',
      meta: () => ({ title: 'Generate a brief', noIndex: true }),
    }),
    page(links.newBrief(), 'brief-new', {
      guard: 'private',
      footer: 'line',
      section: 'generate',
      meta: () => ({ title: 'Writing your brief', noIndex: true }),
    }),
    page(links.myProjects(), 'my-projects', {
      guard: 'private',
      footer: 'line',
      section: 'my-projects',
      meta: () => ({ title: 'My Projects', noIndex: true }),
    }),
    page(links.brief(':briefId'), 'brief', {
      guard: 'inviting',
      meta: briefMeta,
    }),
    page(links.communityBriefs(), 'briefs', {
      guard: 'open',
      meta: (data: { industry: IndustryId | null; isLater: boolean } | null) => ({
        title: data?.industry ? `Community briefs, ${industryOf(data.industry).label}` : 'Community briefs',
        ...(IN_HEAD && {
          description:
            'Client briefs that belong to nobody: read one, start it, and show your design beside the others.',
          canonical: links.communityBriefs({ industry: data?.industry }),
          noIndex: data?.isLater,
        }),
      }),
    }),
    page(links.weeklyBriefs(), 'weekly-briefs', {
      guard: 'open',
      meta: (data: { isLater: boolean } | null) => ({
        title: 'Brief of the week',
        ...(IN_HEAD && {
          description:
            'Each Monday one community brief is put to everybody. A week later its answers stand side by side.',
          canonical: links.weeklyBriefs(),
          noIndex: data?.isLater,
          feed: WEEKLY_BRIEFS,
        }),
      }),
    }),
    page(links.weeklyBrief(':week'), 'weekly-brief', {
      guard: 'open',
      meta: (data: { brief: WeeklyBrief } | null) => ({
        title: data ? `${data.brief.title}. Brief of the week` : 'Brief of the week',
        noIndex: !data,
        ...(IN_HEAD &&
          data && {
            description: data.brief.description,
            canonical: links.weeklyBrief(data.brief.week),
            image: {
              path: links.briefTicket(data.brief.id),
              alt: `A card of the brief ${quoted(data.brief.title)}`,
              width: 1200,
              height: 630,
            },
            feed: WEEKLY_BRIEFS,
          }),
      }),
    }),
    page(links.collections(), 'collections', {
      guard: 'open',
      section: 'showcase',
      meta: (data: { isLater: boolean } | null) => ({
        title: 'Collections',
        ...(IN_HEAD && {
          description: 'Designs, briefs and case studies that somebody chose and put in an order.',
          canonical: links.collections(),
          noIndex: data?.isLater,
        }),
      }),
    }),
    page(links.collection(':collectionId'), 'collection', {
      guard: 'open',
      section: 'showcase',
      meta: collectionMeta,
    }),
    page(links.showcase(), 'showcase', {
      guard: 'inviting',
      section: 'showcase',
      meta: () => ({
        title: 'Showcase',
        ...(IN_HEAD && {
          description: 'Designs that answer client briefs, shared by the people who made them.',
          feed: NEW_DESIGNS,
        }),
      }),
    }),
    page(links.unlistedDesign(':key'), 'unlisted-design', {
      guard: 'open',
      meta: (data: { design: SubmissionView } | null) => ({
        title: data ? `${data.design.title} by ${data.design.designer.displayName}` : 'Submission not found',
        noIndex: true,
      }),
    }),
    page(links.submission(':submissionId'), 'submission', {
      guard: 'inviting',
      section: 'showcase',
      meta: submissionMeta,
    }),
    page(links.editSubmission(':submissionId'), 'submission-edit', {
      guard: 'private',
      footer: 'line',
      section: 'showcase',
      meta: () => ({ title: 'Edit a design', noIndex: true }),
    }),
    page(links.agreement(':agreementId'), 'agreement', {
      guard: 'private',
      footer: 'line',
      section: 'my-projects',
      meta: () => ({ title: 'Collaboration', noIndex: true }),
    }),
    page(links.demoWorkspace(), 'workspace-demo', {
      guard: 'private',
      bare: true,
      footer: 'none',
      meta: () => ({ title: 'Sample workspace', noIndex: true }),
    }),
    page(links.buildReview('demo'), 'build-review-demo', {
      guard: 'private',
      bare: true,
      footer: 'none',
      meta: () => ({ title: 'Sample build review', noIndex: true }),
    }),
    page(links.buildReview(':designId'), 'build-review', {
      guard: 'private',
      bare: true,
      footer: 'none',
      meta: (data: { reviews: { title: string } } | null) => ({
        title: data ? `Build review: ${data.reviews.title}` : 'Build review',
        noIndex: true,
      }),
    }),
    page(links.workspace(':designId'), 'workspace', {
      guard: 'private',
      bare: true,
      footer: 'none',
      meta: (data: { workspace: { title: string } } | null) => ({
        title: data ? `Workspace: ${data.workspace.title}` : 'Workspace',
        noIndex: true,
      }),
    }),
    page(links.inspect(':designId'), 'inspect', {
      guard: 'private',
      bare: true,
      footer: 'none',
      meta: (data: { view: { title: string }; frame: { name: string } | null } | null) => ({
        title: data?.frame ? `Inspect ${data.frame.name}: ${data.view.title}` : 'Inspect',
        noIndex: true,
      }),
    }),
    page(links.notifications(), 'notifications', {
      guard: 'private',
      footer: 'line',
      meta: () => ({ title: 'Notifications', noIndex: true }),
    }),
    page(links.submitDesign(), 'submit-design', {
      guard: 'private',
      footer: 'line',
      meta: () => ({ title: 'Submit a design', noIndex: true }),
    }),
    page(links.caseStudy(':caseStudyId'), 'case-study-view', {
      guard: 'open',
      section: 'showcase',
      meta: caseStudyMeta,
    }),
    page(links.editCaseStudy(':designId'), 'case-study-editor', {
      guard: 'private',
      footer: 'line',
      bare: true,
      meta: () => ({ title: 'Case study editor', noIndex: true }),
    }),
    page(links.auth(), 'auth', {
      guard: 'open',
      bare: true,
      footer: 'line',
      meta: () => ({ title: 'Log in', noIndex: true }),
    }),
    page(links.arrival(), 'arrival', {
      guard: 'open',
      meta: () => ({ title: 'Log in', noIndex: true }),
    }),
    page(links.emailLink(), 'email-link', {
      guard: 'open',
      meta: () => ({ title: 'Log in', noIndex: true }),
    }),
    page(links.settings(), 'settings', {
      guard: 'private',
      footer: 'line',
      meta: () => ({ title: 'Settings', noIndex: true }),
    }),
    page(links.installationSettings(), 'installation-settings', {
      guard: 'private',
      footer: 'line',
      meta: () => ({ title: 'Settings of this installation', noIndex: true }),
    }),
    page(links.unsubscribe(':token'), 'unsubscribe', {
      guard: 'open',
      meta: () => ({ title: 'E-mails', noIndex: true }),
    }),
    page(links.person(':handle'), 'person', {
      guard: 'open',
      meta: personMeta,
    }),
    page(links.pricing(), 'pricing', {
      guard: 'open',
      meta: () => ({
        title: 'Plans',
        ...(IN_HEAD && {
          description: 'Free in beta. How many briefs a month there are, what counts, and when the count begins again.',
        }),
      }),
    }),
    page(links.about(), 'about', {
      guard: 'open',
      meta: () => ({ title: 'About' }),
    }),
    page(links.help(), 'help', {
      guard: 'open',
      meta: () => ({
        title: 'Help',
        ...(IN_HEAD && {
          description: 'How a brief is made, how to read it, milestones, quota, and what happens when something fails.',
        }),
      }),
    }),
    page(links.terms(), 'terms', {
      guard: 'open',
      meta: () => ({
        title: 'Terms',
        ...(IN_HEAD && { description: 'What you can expect from Brief Foundry, and what is expected of you.' }),
      }),
    }),
    page(links.privacy(), 'privacy', {
      guard: 'open',
      meta: () => ({
        title: 'Privacy',
        ...(IN_HEAD && { description: 'What this Brief Foundry keeps about you, why, and how to delete it.' }),
      }),
    }),
    page('*', 'not-found', {
      guard: 'open',
      status: 404,
      meta: () => ({ title: 'Page not found', noIndex: true }),
    }),
  ];
  // The build knows the first condition, so the kit is not part of the production build.
  if (import.meta.env.DEV && isDevelopment) {
    pages.unshift({
      path: links.kit(),
      handle: { guard: 'open', bare: true, meta: () => ({ title: 'Kit', noIndex: true }) },
      lazy: () => import('./pages/kit.tsx'),
    });
  }
  return [
    {
      id: 'root',
      path: '/',
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: () => null,
      loader: rootLoader,
      // Its data is for the first render. From then on the session's store knows who is signed in.
      shouldRevalidate: () => false,
      // An error in a page shows between header and footer. An error in Root itself fills the whole page.
      children: [{ id: 'pages', Component: GuardedPages, ErrorBoundary: RootError, children: pages }],
    },
  ];
}
