import { expect, test } from 'vitest';
import { links } from './links.ts';

test('every address of the product, at a glance', () => {
  const id = '01890000-0000-7000-8000-000000000001';
  const all = Object.fromEntries(
    Object.entries(links).map(([name, make]) => [name, (make as (arg?: string) => string)(id)]),
  );
  expect(all).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "agreement": "/collaboration/01890000-0000-7000-8000-000000000001",
      "arrival": "/auth/arrival",
      "askForDesign": "/showcase/01890000-0000-7000-8000-000000000001?ask=1",
      "auth": "/auth?returnTo=01890000-0000-7000-8000-000000000001",
      "besideEachOther": "/brief/01890000-0000-7000-8000-000000000001#answers",
      "brief": "/brief/01890000-0000-7000-8000-000000000001",
      "briefAnswers": "/brief/01890000-0000-7000-8000-000000000001#answers",
      "briefForm": "/brief/01890000-0000-7000-8000-000000000001/form",
      "briefMarkdown": "/brief/01890000-0000-7000-8000-000000000001/markdown",
      "briefTicket": "/brief/01890000-0000-7000-8000-000000000001/ticket.png",
      "buildReview": "/workspace/01890000-0000-7000-8000-000000000001/review",
      "caseStudy": "/case-study/view/01890000-0000-7000-8000-000000000001",
      "changeRequest": "/brief/01890000-0000-7000-8000-000000000001#change-request",
      "collaborations": "/my-projects?tab=collaborations",
      "collection": "/collections/01890000-0000-7000-8000-000000000001",
      "collections": "/collections?after=01890000-0000-7000-8000-000000000001",
      "comment": "/showcase/01890000-0000-7000-8000-000000000001#comment-undefined",
      "communityBriefs": "/briefs",
      "critique": "/showcase/01890000-0000-7000-8000-000000000001#critique",
      "critiqueLine": "/showcase/01890000-0000-7000-8000-000000000001#critique-undefined-undefined",
      "demoWorkspace": "/workspace/demo",
      "designForm": "/showcase/01890000-0000-7000-8000-000000000001/form",
      "developmentMailbox": "/dev-mail",
      "editCaseStudy": "/case-study/create/01890000-0000-7000-8000-000000000001",
      "editSubmission": "/showcase/01890000-0000-7000-8000-000000000001/edit",
      "emailLink": "/auth/link?token=01890000-0000-7000-8000-000000000001",
      "feed": "/feed.xml",
      "framePictures": "/api/workspaces/01890000-0000-7000-8000-000000000001/inspection/pictures.zip",
      "generate": "/generate",
      "help": "/help#01890000-0000-7000-8000-000000000001",
      "home": "/",
      "homeSection": "/#01890000-0000-7000-8000-000000000001",
      "inspect": "/workspace/01890000-0000-7000-8000-000000000001/inspect",
      "installationSettings": "/settings/installation",
      "kit": "/kit",
      "logInAgain": "/auth?again=1&returnTo=01890000-0000-7000-8000-000000000001",
      "logOut": "/log-out",
      "myProjects": "/my-projects",
      "newBrief": "/brief/new",
      "notificationChoices": "/settings#notify",
      "notifications": "/notifications",
      "person": "/u/01890000-0000-7000-8000-000000000001",
      "personFeed": "/u/01890000-0000-7000-8000-000000000001/feed.xml",
      "pricing": "/pricing",
      "privacy": "/privacy",
      "settings": "/settings",
      "showcase": "/showcase",
      "signIn": "/api/auth/sign-in?returnTo=01890000-0000-7000-8000-000000000001&from=undefined",
      "signedInWindow": "/auth?window=1",
      "submission": "/showcase/01890000-0000-7000-8000-000000000001",
      "submissionDraft": "/submit-design?draft=01890000-0000-7000-8000-000000000001",
      "submitDesign": "/submit-design?brief=01890000-0000-7000-8000-000000000001",
      "terms": "/terms",
      "tokenFile": "/api/workspaces/01890000-0000-7000-8000-000000000001/inspection/tokens/undefined",
      "unlistedDesign": "/shared/01890000-0000-7000-8000-000000000001",
      "unsubscribe": "/unsubscribe/01890000-0000-7000-8000-000000000001",
      "waysToLogIn": "/settings#ways",
      "weeklyBrief": "/briefs/weekly/01890000-0000-7000-8000-000000000001",
      "weeklyBriefs": "/briefs/weekly?after=01890000-0000-7000-8000-000000000001",
      "weeklyFeed": "/briefs/weekly/feed.xml",
      "workspace": "/workspace/01890000-0000-7000-8000-000000000001",
    }
  `);
});

test('the address of the generator carries the choice, without what is not chosen', () => {
  expect(links.generate({ industry: 'food', styles: ['retro', 'organic'], level: 'stretch', timeBoxDays: 7 }, 2)).toBe(
    '/generate?industry=food&styles=retro.organic&level=stretch&days=7&step=2',
  );
  expect(links.generate({ industry: null, styles: [], level: 'professional', timeBoxDays: null })).toBe('/generate');
});
