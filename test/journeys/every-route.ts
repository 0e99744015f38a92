import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import { links } from '#domain/navigation/links.ts';
import { agreeOn } from './agreements.ts';
import { publishDesign, sampleBriefs } from './designs.ts';

interface Furnished {
  designer: Page;
  developer: Page;
  baseURL: string;
  /** What everything of the two people is called. */
  words: string;
}

/** Gives two signed-in people a design, a workspace, a case study, a collection and words on all of them. Answers every address of theirs. */
export async function furnish({ designer, developer, baseURL, words }: Furnished): Promise<string[]> {
  const headers = { origin: baseURL };
  const send = async (to: APIRequestContext, method: 'POST' | 'PUT' | 'PATCH', path: string, data: object) => {
    const answer = await to.fetch(path, { method, headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const mine = designer.request;
  const theirs = developer.request;
  for (const request of [mine, theirs])
    await send(request, 'PATCH', '/api/profile', { displayName: words, bio: words });
  const { handle } = await (await mine.get('/api/profile')).json();
  const texts = { title: words, approach: words, challenges: words, resources: words, handoffNotes: words };
  const designId = await publishDesign(mine, baseURL, {
    ...texts,
    annotations: { f0: { pins: [{ id: 'p', x: 71, y: 21, text: words }], general: [{ id: 'g', text: words }] } },
    openToCollaboration: true,
    developerMessage: words,
  });
  await send(theirs, 'POST', `/api/submissions/${designId}/comments`, { body: words });
  const agreementId = await agreeOn(designId, { designer: mine, developer: theirs, baseURL });
  await send(theirs, 'POST', `/api/workspaces/${designId}/comments`, { text: words });
  await send(mine, 'POST', '/api/case-studies', { submissionId: designId });
  const collectionId = newId();
  await send(mine, 'PUT', `/api/collections/${collectionId}`, {
    title: words,
    about: words,
    isPublic: true,
    revision: 0,
  });
  const brief = (await sampleBriefs(mine))[0]!;
  return [
    links.home(),
    links.generate(),
    links.generate({ industry: 'food', styles: ['minimal'] }, 2),
    links.communityBriefs(),
    links.weeklyBriefs(),
    links.brief(brief.id),
    links.showcase(),
    links.showcase({ q: words }),
    links.submission(designId),
    links.editSubmission(designId),
    links.submitDesign(),
    links.editCaseStudy(designId),
    links.collections(),
    links.collection(collectionId),
    links.person(handle),
    links.myProjects(),
    links.collaborations(),
    links.agreement(agreementId),
    links.workspace(designId),
    links.inspect(designId),
    links.buildReview(designId),
    links.demoWorkspace(),
    links.buildReview('demo'),
    links.inspect('demo'),
    links.notifications(),
    links.settings(),
    links.pricing(),
    links.help(),
    links.about(),
    links.terms(),
    links.privacy(),
  ];
}
