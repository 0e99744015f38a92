import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BuildReview } from '#contract/build-review.ts';
import { demoReviews } from '#domain/build-review/demo.ts';
import { ComparisonPictures } from './ComparisonPictures.tsx';

const review = demoReviews.frames.find(({ current }) => current)!.current as BuildReview;
const { width, height } = review.design;

/** The slider in the middle of the picture. */
const shown = (size: { design?: number; build?: number }) =>
  renderToStaticMarkup(
    <ComparisonPictures
      review={{
        ...review,
        design: { ...review.design, height: size.design ?? height },
        build: { ...review.build, width, height: size.build ?? height },
      }}
      mode="slide"
      chosen={null}
      onChoose={() => {}}
      designUrl="/design.webp"
      buildUrl="/build.webp"
      cut={50}
      opacity={50}
      area={null}
      onDraw={() => {}}
    />,
  );

test('WORK-10 below the end of a shorter build its side of the slider is empty and says so', () => {
  const shorter = shown({ build: height / 2 });
  const ground = `<rect x="${width / 2}" y="${height / 2}" width="${width / 2}" height="${height / 2}"`;
  expect(shorter).toContain(ground);
  expect(shorter.indexOf(ground)).toBeGreaterThan(shorter.indexOf('/build.webp'));
  expect(shorter).toMatch(/The build\s+ends here/);
  expect(shown({})).not.toContain('ends here');
});

test('WORK-10 below the end of a shorter design its side of the slider is empty and says so', () => {
  const shorter = shown({ design: height / 2 });
  expect(shorter).toContain(`<rect x="0" y="${height / 2}" width="${width / 2}" height="${height / 2}"`);
  expect(shorter).toMatch(/The design\s+ends here/);
});
