import type { BriefChoice } from '../brief/choice.ts';
import type { IndustryId } from '../catalog/industries.ts';
import { DEFAULT_LEVEL } from '../catalog/levels.ts';
import { filterSearch, noFilter, PAGE_SIZE, type ShowcaseFilter } from '../showcase/filter.ts';

/** The place of the client's change request on the page of a brief. */
export const CHANGE_REQUEST = 'change-request';

/** All addresses of the product, so that moving a page is one change. */
export const links = {
  home: () => '/',
  homeSection: (id: 'features' | 'collaboration' | 'pricing' | 'questions') => `/#${id}`,
  /** The generator with the chosen options and the step to open. */
  generate: (chosen: Partial<BriefChoice> = {}, step: 1 | 2 = 1) => {
    const search = new URLSearchParams();
    if (chosen.industry) search.set('industry', chosen.industry);
    if (chosen.styles?.length) search.set('styles', chosen.styles.join('.'));
    if (chosen.level && chosen.level !== DEFAULT_LEVEL) search.set('level', chosen.level);
    if (chosen.timeBoxDays) search.set('days', String(chosen.timeBoxDays));
    if (chosen.focus) search.set('focus', chosen.focus);
    if (step === 2) search.set('step', '2');
    return search.size > 0 ? `/generate?${search}` : '/generate';
  },
  newBrief: () => '/brief/new',
  brief: (briefId: string) => `/brief/${briefId}`,
  /** The client's change request, in the conversation on the brief's page. */
  changeRequest: (briefId: string) => `/brief/${briefId}#${CHANGE_REQUEST}`,
  /** Where the form of a brief goes in browsers without script. */
  briefForm: (briefId: string) => `/brief/${briefId}/form`,
  /** The designs for a community brief; `after` is the place where the list continues. */
  briefAnswers: (briefId: string, after?: string) =>
    `/brief/${briefId}${after ? `?after=${encodeURIComponent(after)}` : ''}#answers`,
  /** Answers to a community brief side by side: a page of them, counted from 1. */
  besideEachOther: (briefId: string, page: number) => `/brief/${briefId}${page > 1 ? `?side=${page}` : ''}#answers`,
  /** The picture of a shared link to a community brief. */
  briefTicket: (briefId: string) => `/brief/${briefId}/ticket.png`,
  /** The brief as a file. */
  briefMarkdown: (briefId: string) => `/brief/${briefId}/markdown`,
  /** Community briefs of one industry or of all; `after` is the place where the list continues. */
  communityBriefs: ({ industry, after }: { industry?: IndustryId | null; after?: string } = {}) => {
    const search = new URLSearchParams({ ...(industry && { industry }), ...(after && { after }) });
    return search.size > 0 ? `/briefs?${search}` : '/briefs';
  },
  /** The archive of the briefs of the week; `after` is the place where the list continues. */
  weeklyBriefs: (after?: string) => (after ? `/briefs/weekly?after=${encodeURIComponent(after)}` : '/briefs/weekly'),
  /** A week is named by its Monday. */
  weeklyBrief: (week: string) => `/briefs/weekly/${week}`,
  weeklyFeed: () => '/briefs/weekly/feed.xml',
  /** Public collections, and one's own above them; `after` is the place where the list continues. */
  collections: (after?: string) => (after ? `/collections?after=${encodeURIComponent(after)}` : '/collections'),
  collection: (collectionId: string) => `/collections/${collectionId}`,
  /** The submission wizard, for a brief if one is given. */
  submitDesign: (briefId?: string) => (briefId ? `/submit-design?brief=${briefId}` : '/submit-design'),
  /** One draft of several, by its own id, with its brief if it has one. */
  submissionDraft: (draftId: string, briefId?: string | null) =>
    `/submit-design?${briefId ? `brief=${briefId}&` : ''}draft=${draftId}`,
  /** The list of designs: the first `shown`, or those after a cursor; `exact` takes the words as they are. */
  showcase: (
    filter: Partial<ShowcaseFilter> = {},
    { shown, cursor, exact }: { shown?: number; cursor?: string; exact?: boolean } = {},
  ) => {
    const search = filterSearch({ ...noFilter, ...filter });
    if (shown && shown > PAGE_SIZE) search.set('shown', String(shown));
    if (cursor) search.set('cursor', cursor);
    if (exact) search.set('exact', 'yes');
    return search.size > 0 ? `/showcase?${search}` : '/showcase';
  },
  submission: (submissionId: string) => `/showcase/${submissionId}`,
  /** Where the forms of a design go in browsers without script. */
  designForm: (submissionId: string) => `/showcase/${submissionId}/form`,
  /** A design by its unlisted link. */
  unlistedDesign: (linkKey: string) => `/shared/${linkKey}`,
  /** The critiques of a design against its brief. */
  critique: (submissionId: string) => `/showcase/${submissionId}#critique`,
  /** What one critique says about one line of the brief. */
  critiqueLine: (submissionId: string, critiqueId: string, line: string) =>
    `/showcase/${submissionId}#critique-${critiqueId}-${line}`,
  /** A comment that begins a thread. */
  comment: (submissionId: string, commentId: string) => `/showcase/${submissionId}#comment-${commentId}`,
  /** The edit page of an own design, opened at one of the wizard's steps. */
  editSubmission: (submissionId: string, step?: number) =>
    `/showcase/${submissionId}/edit${step ? `?step=${step}` : ''}`,
  /** A person's public page, one of its tabs, or the place where its list of designs continues. */
  person: (handle: string, { tab, after }: { tab?: string; after?: string } = {}) => {
    const search = new URLSearchParams({ ...(tab && { tab }), ...(after && { after }) });
    return search.size > 0 ? `/u/${handle}?${search}` : `/u/${handle}`;
  },
  /** The case-study editor of an own design. */
  editCaseStudy: (submissionId: string) => `/case-study/create/${submissionId}`,
  /** An unlisted page's link is longer than its id (domain/case-study/page-link.ts). */
  caseStudy: (link: string) => `/case-study/view/${link}`,
  myProjects: () => '/my-projects',
  collaborations: () => '/my-projects?tab=collaborations',
  agreement: (agreementId: string) => `/collaboration/${agreementId}`,
  /** By the design's id; both people of the workspace share the address. */
  workspace: (designId: string) => `/workspace/${designId}`,
  demoWorkspace: () => '/workspace/demo',
  /** The inspection of a design's frame, or its tokens; 'demo' for the sample project. */
  inspect: (designId: string, { frame, panel }: { frame?: string; panel?: 'selection' | 'tokens' } = {}) => {
    const search = new URLSearchParams({ ...(frame && { frame }), ...(panel === 'tokens' && { panel }) });
    return `/workspace/${designId}/inspect${search.size > 0 ? `?${search}` : ''}`;
  },
  tokenFile: (designId: string, format: string) => `/api/workspaces/${designId}/inspection/tokens/${format}`,
  framePictures: (designId: string) => `/api/workspaces/${designId}/inspection/pictures.zip`,
  /**
   * The comparison of the build's screenshots with the design, for one frame if given; `demo` for the sample project.
   */
  buildReview: (designId: string, frameId?: string) =>
    `/workspace/${designId}/review${frameId ? `?frame=${encodeURIComponent(frameId)}` : ''}`,
  notifications: () => '/notifications',
  /** The design's page with the request dialog open. */
  askForDesign: (designId: string) => `/showcase/${designId}?ask=1`,
  /** Where the button of the header goes in browsers without script. */
  logOut: () => '/log-out',
  /** Logging in once more, before a change that asks for it. */
  logInAgain: (returnTo: string) => `/auth?again=1&returnTo=${encodeURIComponent(returnTo)}`,
  auth: (returnTo?: string) => (returnTo ? `/auth?returnTo=${encodeURIComponent(returnTo)}` : '/auth'),
  /** Where a sign-in goes on that is not over yet. */
  arrival: () => '/auth/arrival',
  /** The question before a link from an e-mail signs somebody in on another device. */
  emailLink: (token?: string) => `/auth/link${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`,
  /** The page that a login window ends on, when somebody logs in again beside their page. */
  signedInWindow: () => '/auth?window=1',
  pricing: () => '/pricing',
  terms: () => '/terms',
  privacy: () => '/privacy',
  about: () => '/about',
  help: (section?: 'read' | 'quota' | 'failure') => (section ? `/help#${section}` : '/help'),
  /** Atom feed of new public designs, of everybody and of one person. */
  feed: () => '/feed.xml',
  personFeed: (handle: string) => `/u/${handle}/feed.xml`,
  settings: () => '/settings',
  waysToLogIn: () => '/settings#ways',
  /** What every setting is at, for the operators (OPERATORS). */
  installationSettings: () => '/settings/installation',
  /** The notification settings; e-mails link there too. */
  notificationChoices: () => '/settings#notify',
  /** The link in e-mails that ends them: a page, and the address of its form. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  /** E-mails that would have been sent, where no mail server is configured. In development only. */
  developmentMailbox: () => '/dev-mail',
  kit: () => '/kit',
  /**
   * Leaves the app for the identity provider's page. The way back leads to `returnTo`, or to `from` if the sign-in
   * fails.
   */
  signIn: (returnTo: string, from: string, provider?: string) =>
    `/api/auth/sign-in?returnTo=${encodeURIComponent(returnTo)}&from=${encodeURIComponent(from)}${provider ? `&with=${provider}` : ''}`,
} as const;
