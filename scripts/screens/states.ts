import type { Page } from '@playwright/test';
import { links } from '#domain/navigation/links.ts';
import { beginDraft, designPublished, openSectionMenu, selectBlock, writeBrief } from './reach.ts';

export interface State {
  name: string;
  /** One of the sample people, or a guest. */
  as: string | null;
  address: string;
  /** What leads to the state on that page. */
  first?(page: Page): Promise<unknown>;
  /** A dialog or a drawer: the picture shows the window, not the whole page behind it. */
  isOver?: boolean;
  /** From which width on there is such a state. */
  from?: number;
}

const NOWHERE = '0190b5a0-0000-7000-8000-000000000000';
const DESIGNER = 'ines-marau';
const DEVELOPER = 'kei-brandt';
const NEWCOMER = 'dele-akinyemi';
/** Whose case studies stand in the other themes. */
const STUDIES = ['tomasz-wieland', 'mei-arnadottir', 'pim-okafor', 'zora-klint', 'anselm-dufour'];

const isBeingBuilt = ({ status }: { status: string }) => status === 'building';
const json = async (page: Page, path: string) => (await page.request.get(path)).json();
const over = (state: State): State => ({ ...state, isOver: true });
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const open = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').first().waitFor();
};
const openHistory = async (page: Page) => {
  await press('Version history')(page);
  await page.getByRole('complementary', { name: 'Version history' }).waitFor();
};
const logIn = async (page: Page) => {
  await page
    .getByRole('link', { name: /^(Log in|Get Started)$/ })
    .last()
    .click();
  await page.getByRole('dialog').waitFor();
};
const askClient = async (page: Page) => {
  await press('Ask the client')(page);
  await page.getByRole('button', { name: 'Close the conversation' }).waitFor();
};

/** Every route and main state of the sample world. `designer` and `developer` are pages of the two people of its workspace. */
export async function statesOf(designer: Page, developer: Page): Promise<State[]> {
  const mine = (await json(designer, '/api/me/briefs')).items as { briefId: string; status: string }[];
  const briefIn = (status: string) => mine.find((brief) => brief.status === status) ?? mine[0]!;
  const designs = (await json(designer, '/api/me/submissions')).items as { id: string; title: string }[];
  const design = designs[0]!.id;
  /** Its frames fit the brief that the designer works on. */
  const bakery = designs.find(({ title }) => title.startsWith('Saltmarsh')) ?? designs[0]!;
  const community = (await json(designer, '/api/community-briefs')).items[0].id as string;
  const study = (await json(designer, '/api/me/case-studies')).items?.[0];
  const draft = await beginDraft(designer, bakery.id, briefIn('in_progress').briefId);
  const written = await json(designer, `/api/briefs/${community}`);
  const { requests, collaborations } = await json(developer, '/api/me/collaborations');
  const built = collaborations.find(isBeingBuilt);
  const known = [...requests, ...collaborations].map((one: { design: { id: string } }) => one.design.id);
  const showcase = (await json(developer, '/api/showcase?open=yes')).items as { id: string }[];
  const other = showcase.find(({ id }) => !known.includes(id))!;
  const guest = (name: string, address: string, first?: State['first']): State => ({ name, as: null, address, first });
  const own = (name: string, address: string, first?: State['first']): State => ({
    name,
    as: DESIGNER,
    address,
    first,
  });
  const builds = (name: string, address: string, first?: State['first']): State => ({
    name,
    as: DEVELOPER,
    address,
    first,
  });
  const empty = (name: string, address: string, first?: State['first']): State => ({
    name,
    as: NEWCOMER,
    address,
    first,
  });
  const submitting = [1, 2, 3, 4, 5, 6, 7].map((step) => own(`submit-${step}`, `${draft}&step=${step}`));
  const wizard = [2, 3, 4, 5, 6].map((step) => own(`edit-${step}`, links.editSubmission(design, step)));
  const studies: State[] = [];
  for (const handle of STUDIES) {
    const [{ id }] = (await json(designer, `/api/people/${handle}/case-studies`)).items;
    studies.push(guest(`case-study-${handle}`, links.caseStudy(id)));
  }
  const page = study ? links.editCaseStudy(study.submissionId) : links.editCaseStudy(design);
  return [
    guest('landing', links.home()),
    over(guest('log-in', links.home(), logIn)),
    guest('auth', links.auth()),
    guest('briefs', links.communityBriefs()),
    guest('brief-community', links.brief(community)),
    guest('weekly', links.weeklyBriefs()),
    guest('showcase', links.showcase()),
    guest('showcase-searched', links.showcase({ q: 'ticket' })),
    guest('showcase-nothing', links.showcase({ q: 'zeppelin' })),
    guest('design', links.submission(design)),
    over(guest('viewer', links.submission(design), open('Fullscreen'))),
    guest('collections', links.collections()),
    guest('person', links.person(DESIGNER)),
    guest('developer', links.person(DEVELOPER)),
    guest('pricing', links.pricing()),
    guest('about', links.about()),
    guest('help', links.help()),
    guest('terms', links.terms()),
    guest('privacy', links.privacy()),
    guest('not-found', '/nowhere'),
    guest('brief-not-found', links.brief(NOWHERE)),
    guest('design-not-found', links.submission(NOWHERE)),
    guest('case-study-not-found', links.caseStudy(NOWHERE)),
    guest('person-not-found', links.person('nobody-here')),
    ...studies,
    ...(study?.published ? [guest('case-study', links.caseStudy(study.published.link ?? study.id))] : []),
    own('generate', links.generate()),
    own('generate-styles', links.generate({ industry: 'travel', styles: ['bold', 'organic'] }, 2)),
    empty('brief-writing', links.generate(written, 2), writeBrief(community)),
    over(own('published', links.showcase(), designPublished(design))),
    over(own('client', links.brief(briefIn('in_progress').briefId), askClient)),
    own('brief-in-progress', links.brief(briefIn('in_progress').briefId)),
    own('brief-not-started', links.brief(briefIn('not_started').briefId)),
    own('brief-submitted', links.brief(briefIn('submitted').briefId)),
    own('my-projects', links.myProjects()),
    own('my-submissions', `${links.myProjects()}?tab=submissions`),
    own('my-case-studies', `${links.myProjects()}?tab=case-studies`),
    own('collaborations', links.collaborations()),
    own('submit', links.submitDesign()),
    builds('submit-begin', links.submitDesign(community)),
    ...submitting,
    ...wizard,
    own('own-design', links.submission(design)),
    own('editor', links.editCaseStudy(design)),
    own('editor-full', page),
    own('editor-block', page, selectBlock),
    over(own('editor-section', page, openSectionMenu)),
    { ...over(own('editor-history', page, openHistory)), from: 768 },
    over(own('editor-theme', page, open('Choose a theme'))),
    over(own('editor-publish', page, open(/^Publish/))),
    own('notifications', links.notifications()),
    own('bell', links.myProjects(), press(/^Notifications/)),
    own('settings', links.settings()),
    own('installation', links.installationSettings()),
    over(builds('request', links.askForDesign(other.id))),
    ...(built
      ? [
          builds('agreement', links.agreement(built.id)),
          builds('workspace', links.workspace(built.design.id)),
          builds('inspect', links.inspect(built.design.id)),
          builds('inspect-tokens', links.inspect(built.design.id, { panel: 'tokens' })),
          builds('review', links.buildReview(built.design.id)),
        ]
      : []),
    builds('workspace-demo', links.demoWorkspace()),
    builds('inspect-demo', links.inspect('demo')),
    builds('review-demo', links.buildReview('demo')),
    builds('review-difference', links.buildReview('demo'), press('Difference')),
    empty('my-projects-empty', links.myProjects()),
    empty('collaborations-empty', links.collaborations()),
    empty('notifications-empty', links.notifications()),
    empty('submit-empty', links.submitDesign()),
  ];
}
