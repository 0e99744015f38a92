import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { FREE_BRIEFS_A_MONTH } from '#domain/quota/quota.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { forPage } from '#web/lib/page/page.ts';
import { Benefits } from '../features/landing/Benefits.tsx';
import { Collaboration } from '../features/landing/Collaboration.tsx';
import { Features } from '../features/landing/Features.tsx';
import { Hero, SHOWN_FIRST } from '../features/landing/Hero.tsx';
import { designsToShow, type ShownDesign } from '../features/landing/open-designs.ts';
import { PricingCard } from '../features/landing/PricingCard.tsx';
import { Questions } from '../features/landing/Questions.tsx';
import { type Sample, SampleBrief } from '../features/landing/SampleBrief.tsx';
import { isPlain, sampleOf } from '../features/landing/sample.ts';

/**
 * The newest community brief and designs of the showcase (LAND-3). Without them the landing page shows all the same.
 */
export const loader = forPage('open', async ({ api }) => {
  const [sample, designs, installation] = await Promise.all([
    newestSample(api).catch(nothingForRefusals),
    newestDesigns(api).catch(nothingForRefusals),
    api('GET /api/installation').catch(nothingForRefusals),
  ]);
  return {
    sample,
    designs: designs ?? [],
    briefsAMonth: installation?.briefsAMonth ?? FREE_BRIEFS_A_MONTH,
    year: new Date().getUTCFullYear(),
  };
});

async function newestDesigns(api: ApiClient): Promise<ShownDesign[]> {
  const { items } = await api('GET /api/showcase');
  return designsToShow(items);
}

async function newestSample(api: ApiClient): Promise<Sample | null> {
  const { items } = await api('GET /api/community-briefs');
  // Prefers a brief of another industry, because the ticket above already has the first industry's paper, and a title
  // that is clear at first reading.
  const others = items.filter(({ industry }) => industry !== SHOWN_FIRST.industry);
  const newest = others.find(({ title }) => isPlain(title)) ?? others[0] ?? items[0];
  return newest ? sampleOf(await api('GET /api/briefs/:id', { params: { id: newest.id } })) : null;
}

function nothingForRefusals(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

export function Component() {
  const { sample, designs, briefsAMonth, year } = useLoaderData<typeof loader>();
  const [generate, setGenerate] = useState<string>(links.generate());
  return (
    <main id="main">
      <Hero docketYear={year} onAddress={setGenerate} />
      <SampleBrief sample={sample} generate={generate} />
      <Features />
      <Benefits />
      <Collaboration designs={designs} />
      <PricingCard briefsAMonth={briefsAMonth} />
      <Questions briefsAMonth={briefsAMonth} />
    </main>
  );
}
