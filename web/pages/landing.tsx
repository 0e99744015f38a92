import { useLoaderData } from 'react-router';
import { Bench } from '../features/landing/Bench.tsx';
import { Benefits } from '../features/landing/Benefits.tsx';
import { Collaboration } from '../features/landing/Collaboration.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { PricingCard } from '../features/landing/PricingCard.tsx';
import { Questions } from '../features/landing/Questions.tsx';
import { SampleBrief } from '../features/landing/SampleBrief.tsx';
import { sampleOf } from '../features/landing/sample.ts';
import { forPage } from '../lib/page.ts';

/** The newest brief that anybody may read stands on the page as it is (LAND-3). */
export const loader = forPage('open', async ({ api }) => {
  const { items } = await api('GET /api/community-briefs');
  const newest = items[0];
  const brief = newest && (await api('GET /api/briefs/:id', { params: { id: newest.id } }));
  return { sample: brief ? sampleOf(brief) : null, year: new Date().getUTCFullYear() };
});

export function Component() {
  const { sample, year } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <Hero docketYear={year} />
      <SampleBrief sample={sample} />
      <Bench />
      <Benefits />
      <Collaboration />
      <PricingCard />
      <Questions />
    </main>
  );
}
